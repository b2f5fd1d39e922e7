/** `npm run doctor`: what this machine and this installation have and lack, one line each. Exit code 1 when something needed is missing. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isError } from '../engine/core/descriptor/parse/diagnostic.ts';
import { readConfig } from '../engine/server/composition/read-config.ts';
import { openDatabase } from '../engine/server/data/open-database.ts';
import { type Config, ConfigError } from '../engine/server/kernel/process/config.ts';
import { schemaFolders } from '../generated/plugins.server.ts';
import { checkSchemas } from './check/check-schemas.ts';
import { chromiumPath } from './test/chromium.ts';

const root = join(import.meta.dirname, '..');
let isHealthy = true;

function report(what: string, isFine: boolean, detail: string, isNeeded = true): void {
  console.log(`${isFine ? 'ok     ' : isNeeded ? 'MISSING' : 'absent '} ${what}: ${detail}`);
  if (!isFine && isNeeded) isHealthy = false;
}

report('Node', Number(process.versions.node.split('.')[0]) >= 24, process.versions.node);
report('pages', existsSync(join(root, 'dist/web/admin.html')), 'dist/web (npm run build; npm start builds them too)', false);
const config = settings();
if (config) {
  reportFolder(config);
  await reportDatabase(config);
  await reportPort(config);
  await reportDescriptors(config);
}
reportProgram('php', ['--version'], 'runs generated PHP in tests');
reportProgram(chromiumPath ?? 'chromium', ['--version'], 'drives the pages in tests');
report('PostgreSQL for tests', Boolean(process.env.PORTICO_TEST_POSTGRES), 'PORTICO_TEST_POSTGRES', false);
process.exit(isHealthy ? 0 : 1);

function settings(): Config | null {
  try {
    return readConfig(process.env, root);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    report('settings', false, error.message);
    return null;
  }
}

function reportFolder({ dataFolder }: Config): void {
  try {
    mkdirSync(dataFolder, { recursive: true });
    accessSync(dataFolder, constants.W_OK);
    report('data folder', true, dataFolder);
  } catch {
    report('data folder', false, `${dataFolder} cannot be written; choose another with PORTICO_DATA`);
  }
}

async function reportDatabase(config: Config): Promise<void> {
  const kind = config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : 'embedded';
  try {
    const database = await openDatabase(config);
    await database.close();
    report('database', true, kind);
  } catch (error) {
    report('database', false, `${kind}: ${error instanceof Error ? error.message : error}`);
  }
}

function reportPort({ host, port }: Config): Promise<void> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => {
      report('port', false, `${host}:${port}: ${error.message}; choose another with PORT`);
      resolve();
    });
    probe.listen(port, host, () => {
      report('port', true, `${host}:${port} is free`);
      probe.close(() => resolve());
    });
  });
}

async function reportDescriptors({ extraSchemas }: Config): Promise<void> {
  const folders = [...schemaFolders.map((folder) => join(root, folder)), ...(extraSchemas ? [extraSchemas] : [])];
  const errors = (await checkSchemas(folders)).filter(isError);
  report('descriptors', errors.length === 0, errors.length === 0 ? folders.join(', ') : `${errors.length} faults; npm run check names them`);
}

function reportProgram(program: string, args: string[], use: string): void {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  report(program, status === 0, status === 0 ? stdout.split('\n')[0]! : use, false);
}
