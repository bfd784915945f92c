/** Screens on which the parts of a table lie below one another: phones, held upright. */
export const narrow = window.matchMedia("(max-width: 819px)");
