/** What an OpenAPI document can be written as. */
export const documentFormats = ['json', 'yaml'] as const;
export type DocumentFormat = (typeof documentFormats)[number];
