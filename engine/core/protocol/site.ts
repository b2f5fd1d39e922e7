/** The two sites that screens stand on: the back-office and the console of the developer portal. */
export const sites = ['admin', 'portal'] as const;
export type Site = (typeof sites)[number];

/** Where the pages of a site's screens stand; their routes go on from it. */
export const siteBases: Record<Site, string> = { admin: '/admin', portal: '/console' };
