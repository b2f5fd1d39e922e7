/** What the code tab can show. */
export const codeLanguages = ['php', 'ts', 'sql', 'openapi'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** Words of the trade, the same in both languages. */
export const languageNames: Record<CodeLanguage, string> = { php: 'PHP', ts: 'TypeScript', sql: 'SQL', openapi: 'OpenAPI' };

export const monacoLanguages = { php: 'php', ts: 'typescript', sql: 'sql', openapi: 'json' } as const;
