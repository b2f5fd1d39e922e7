const { promise, resolve } = Promise.withResolvers<void>();

/** Resolves once the designer's first panels are there to be shown: what nobody sees at first must not be fetched before them. */
export const firstPicture = promise;
export const showFirstPicture = resolve;
