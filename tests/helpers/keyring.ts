import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createKeyring } from '../../engine/server/auth/keyring-file.ts';
import type { Keyring } from '../../engine/server/kernel/ports/keyring.ts';

/** Gives a data folder that has no keyring the one of this run. */
export function provideKeyring(dataFolder: string): void {
  const path = join(dataFolder, 'keyring.json');
  if (!existsSync(path)) cpSync(inject('keyring'), path);
}

export function keyringIn(dataFolder: string): Keyring {
  provideKeyring(dataFolder);
  return createKeyring(dataFolder);
}
