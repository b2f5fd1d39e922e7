/** Where an interface runs. Published interfaces run in `prod`; configuration values of the others serve test runs of the designer. */
export const environments = ['dev', 'test', 'prod'] as const;
export type Environment = (typeof environments)[number];
