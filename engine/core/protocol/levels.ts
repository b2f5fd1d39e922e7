/** Levels that rules refer to; all others are rows of the table `level`. */
export const memberLevel = 0;
export const personalLevel = 100;
export const companyLevel = 101;
/** Lowest level that may enter the back-office. */
export const adminLevel = 200;
/** Level that needs no grants. */
export const superLevel = 255;
