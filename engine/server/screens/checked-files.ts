/**
 * Hashes of the descriptors in which nothing was found when the server was built: their shape and what they say for themselves need no second look. The
 * build has them in place of this file (scripts/build/plugins/checked-files.ts); the sources check every file.
 */
export const checkedFiles: ReadonlySet<string> = new Set();
