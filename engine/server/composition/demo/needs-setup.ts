import { readSetting, writeSetting } from '../../auth/settings/settings.ts';
import type { Query } from '../../kernel/ports/database.ts';

const key = 'needs_setup';

/** Whether the first settings of a new platform are still to be made. A platform from before this question has made them. */
export async function readNeedsSetup(query: Query): Promise<boolean> {
  return (await readSetting(query, key)) === true;
}

/** Stores whether the first settings are still to be made. */
export function writeNeedsSetup(query: Query, needsSetup: boolean): Promise<void> {
  return writeSetting(query, key, needsSetup);
}
