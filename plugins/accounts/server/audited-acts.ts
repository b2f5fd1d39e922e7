import { actTitle, type ServerPlugin } from '../../../engine/server/index.ts';

/** What was done, in words: the trail itself has names of screens and calls. */
export const auditedActs = {
  auditedAct: ({ platform }, records) => records.map(({ screen, verb }) => actTitle(platform, String(screen), String(verb))),
} satisfies ServerPlugin['computed'];
