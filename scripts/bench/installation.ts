import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchPassword } from './bench-client.ts';

/** Runs the work with an installation of its own, which is gone afterwards. `environment` is what a server on it is started with. */
export async function withInstallation<T>(work: (folder: string, environment: Record<string, string>) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  const data = join(folder, 'data');
  const schemas = join(folder, 'schemas');
  mkdirSync(schemas);
  const settings = {
    PORT: '0',
    PORTICO_DATA: data,
    PORTICO_SCHEMAS: schemas,
    PORTICO_ADMIN_PASSWORD: benchPassword,
    PORTICO_CAPTCHA: 'off',
    PORTICO_DEMO: 'off',
  };
  try {
    return await work(data, settings);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
