/** A figure as it is read: a minus is no hyphen. */
export const figure = (value: number): string => String(value).replace("-", "−");

/** The same for a change, which always has its sign. */
export const signed = (value: number): string => (value < 0 ? figure(value) : `+${value}`);
