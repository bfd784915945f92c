/** Screens on which not all of a table is in sight: phones, upright and turned. */
export const narrow = window.matchMedia("(max-width: 819px), (max-height: 499px)");
