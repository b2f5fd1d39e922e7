import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { chromiumPath } from '../../scripts/test/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder below which each worker’s Chromium keeps its profile. */
    profiles: string;
  }
}

/** Runs once before all tests in a browser; what it gives back runs after them. */
export default function prepareBrowser(project: TestProject): () => void {
  if (!chromiumPath) throw new Error('no Chromium found; CHROMIUM=/path names one');
  const folder = mkdtempSync(join(tmpdir(), 'portico-profiles-'));
  project.provide('profiles', folder);
  // A Chromium ends with its worker, and writes until it does.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
