/** What the code of an interface can be printed as. */
export const codeTargets = ['ts', 'php', 'sql'] as const;
export type CodeTarget = (typeof codeTargets)[number];
