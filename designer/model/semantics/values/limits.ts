/** Limits of what operations build, in characters and elements: one call must not exhaust the server's memory. */
export const longestText = 1_000_000;
export const largestList = 100_000;
/** Maximum number of levels of lists and objects in JSON. */
export const deepestJson = 100;
