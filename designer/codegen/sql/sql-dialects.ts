/** The databases a table can be written for; PhalApi projects mostly use the first. */
export const sqlDialects = ['mysql', 'postgres', 'sqlite'] as const;
export type SqlDialect = (typeof sqlDialects)[number];
