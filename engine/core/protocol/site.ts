/** The two sites that screens belong to: the back-office and the console of the developer portal. */
export const sites = ['admin', 'portal'] as const;
export type Site = (typeof sites)[number];

/** Base path of the pages of each site. */
export const siteBases: Record<Site, string> = { admin: '/admin', portal: '/console' };
