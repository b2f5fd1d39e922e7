/** Page of the back-office that explains its calls and its descriptors. */
export const internalDocs = '/docs/internal';
