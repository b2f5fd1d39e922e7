/** Levels that rules are tied to; the others are data in the table `level`. */
export const memberLevel = 0;
export const personalLevel = 100;
export const companyLevel = 101;
/** The least level that may enter the back-office. */
export const adminLevel = 200;
/** Needs no grant. */
export const superLevel = 255;
