import { texts } from '../../../../generated/words/engine-server/require-unused.ts';
import { superLevel } from '../../../core/protocol/levels.ts';
import { joinTexts } from '../../../core/text/text.ts';
import { refuse } from '../../kernel/call/errors.ts';
import type { Session } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { StoredFile } from '../../kernel/ports/file-store.ts';
import { holdersOf } from './file-holders.ts';
import { isHeld } from './file-reading.ts';
import { usesOfFile } from './uses-of-file.ts';

/** Number of uses the refusal names. */
const mostNamed = 5;

/** Refuses to remove a file that a record names, also one in the trash. Who manages the library learns which records. */
export async function requireUnused(platform: Platform, file: StoredFile, session: Session): Promise<void> {
  const { title } = file;
  const uses = session.level >= superLevel ? await usesOfFile(platform, file) : [];
  if (uses.length > 0) throw refuse('conflict', texts.usedBy, { title, uses: joinTexts(uses.slice(0, mostNamed)) });
  if (await isHeld(platform, file, await holdersOf(platform, file))) throw refuse('conflict', texts.used, { title });
}
