/**
 * Every call of the product has somebody who thought about whom it answers: what strangers may call stands in `rights/public-calls.ts`, and what a
 * session may call that names an object in `rights/session-calls.ts`, from which the tests are generated that try it as everybody else. Starts the
 * product on an empty database, because only then is it known which calls there are. Exit code 1 where a row is missing or left over.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Parameter } from '../../engine/core/protocol/parameter.ts';
import { createServer } from '../../engine/server/composition/create-server.ts';
import { readConfig } from '../../engine/server/composition/read-config.ts';
import type { Service } from '../../engine/server/kernel/call/service.ts';
import { installedPlugins, localeFolders, portalPaths, schemaFolders, webParts } from '../../generated/plugins.server.ts';
import { publicCalls } from './rights/public-calls.ts';
import { sessionCalls } from './rights/session-calls.ts';

type Called = Pick<Service, 'name' | 'access' | 'parameters'>;

/** One's own profile, whose `id` is the session's. */
const withoutObject = ['Platform.User.EditProfile'];
const namesObject = ({ name }: Parameter) => /^(?:ids?|\w+_ids?|log|screen|name)$/.test(name);

/** What is missing, and what is there for a call that is not, a sentence each. */
export function rowErrors(services: readonly Called[]): string[] {
  const open = services.filter(({ access }) => access.kind === 'public').map(({ name }) => name);
  const named = services
    .filter(({ name, access, parameters }) => access.kind === 'session' && parameters.some(namesObject) && !withoutObject.includes(name))
    .map(({ name }) => name);
  const rows = Object.keys(sessionCalls);
  return [
    ...without(open, publicCalls).map((name) => `${name} answers strangers: if it is to, add it to scripts/check/rights/public-calls.ts`),
    ...without(publicCalls, open).map((name) => `${name} answers no stranger: take it out of scripts/check/rights/public-calls.ts`),
    ...without(named, rows).map((name) => `${name} names an object: say in scripts/check/rights/session-calls.ts how, so that it is tried as others`),
    ...without(rows, named).map((name) => `${name} is no call of a session that names an object: take it out of scripts/check/rights/session-calls.ts`),
  ];
}

function without(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((name) => !others.includes(name)).sort();
}

async function servicesOfProduct(): Promise<Called[]> {
  const root = join(import.meta.dirname, '../..');
  const folder = mkdtempSync(join(tmpdir(), 'portico-rights-'));
  const schemas = join(folder, 'schemas');
  mkdirSync(schemas);
  const config = readConfig(
    {
      PORT: '0',
      PORTICO_DATA: join(folder, 'data'),
      PORTICO_SCHEMAS: schemas,
      PORTICO_ADMIN_PASSWORD: 'check-rights-1',
      PORTICO_DEMO: 'off',
      PORTICO_PASSWORD_COST: '10',
    },
    root,
  );
  const server = await createServer(config, {
    ...{ plugins: installedPlugins, webParts, portalPaths, webFolder: join(root, 'dist/web') },
    localeFolders: localeFolders.map((path) => join(root, path)),
    schemaFolders: schemaFolders.map((path) => join(root, path)),
  });
  try {
    return server.platform.services.all();
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const errors = rowErrors(await servicesOfProduct());
  for (const error of errors) console.log(error);
  if (errors.length > 0) process.exitCode = 1;
}
