import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchPassword } from './bench-client.ts';

/** Where a server is and what it is started with. */
type Work<T> = (folder: string, environment: Record<string, string>) => Promise<T>;

/** Runs the work with an installation of its own, which is gone afterwards. `environment` is what a server on it is started with. */
export async function withInstallation<T>(work: Work<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  try {
    return await withInstallationIn(folder, work);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same with an installation in a folder that stays, and that may be there already. */
export function withInstallationIn<T>(folder: string, work: Work<T>): Promise<T> {
  const data = join(folder, 'data');
  const schemas = join(folder, 'schemas');
  mkdirSync(schemas, { recursive: true });
  return work(data, {
    PORT: '0',
    PORTICO_DATA: data,
    PORTICO_SCHEMAS: schemas,
    PORTICO_ADMIN_PASSWORD: benchPassword,
    PORTICO_CAPTCHA: 'off',
    PORTICO_DEMO: 'off',
  });
}
