/** Pixels of one row: what is drawn is found by counting, so import.css must keep to them. */
export const rowHeights = { wide: 44, narrow: 112 };
