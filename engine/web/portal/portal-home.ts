/** Where the portal begins. */
export const portalHome = '/docs';
