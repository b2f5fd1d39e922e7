/** What operations may build; one call must not use up the server's memory. Characters and elements. */
export const longestText = 1_000_000;
export const largestList = 100_000;
/** Levels of lists and objects in JSON. */
export const deepestJson = 100;
