import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createKeyring } from '../../engine/server/auth/keyring-file.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `keyring.json` for every server of this run: making its RSA pair takes longer than a start. */
    keyring: string;
  }
}

/** Runs once before all tests; what it gives back runs after them. */
export default function prepare(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'portico-keyring-'));
  createKeyring(folder);
  project.provide('keyring', join(folder, 'keyring.json'));
  return () => rmSync(folder, { recursive: true });
}
