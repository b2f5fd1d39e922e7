import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servicesOf } from '../../../engine/core/derive/services.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import type { Service } from '../../../engine/server/index.ts';
import { localeFolders } from '../../../generated/plugins.server.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';

const root = resolve(import.meta.dirname, '../../..');
let server: TestServer;
/** Services that neither a descriptor nor a published interface makes. */
let ownServices: Service[];
beforeAll(async () => {
  server = await openServer();
  const { services, screens } = server.platform;
  const ofScreens = new Set(screens.all().flatMap((screen) => servicesOf(screen).map(({ name }) => name)));
  const files = globSync('{engine/core,designer}/calls/**/*.ts', { cwd: root }).concat(globSync('plugins/*/shared/calls.ts', { cwd: root }));
  const declared = new Set(files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/(?<=name: ')[\w.]+(?=')/g) ?? []));
  ownServices = services.all().filter(({ name, about }) => about === undefined && (declared.has(name) || !ofScreens.has(name)));
});
afterAll(() => server.close());

test('every service that is written by hand comes from a contract', () => {
  expect(ownServices.length).toBeGreaterThan(50);
  expect(ownServices.filter((service) => service.answer === undefined).map(({ name }) => name)).toEqual([]);
});

test('words name calls and parameters that exist, in every language', () => {
  const known = new Map(ownServices.map((service) => [service.name, service]));
  const unknown = localeFolders.flatMap((folder) =>
    globSync(`${folder}/*/calls*.json`, { cwd: root }).flatMap((file) => {
      const words = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, { parameters?: Record<string, string> }>;
      return Object.entries(words).flatMap(([name, { parameters = {} }]) => {
        const service = known.get(name);
        if (!service) return [`${file}: ${name}`];
        const paths = new Set(service.parameters.flatMap((parameter) => pathsOf(parameter, parameter.name)));
        return Object.keys(parameters).flatMap((path) => (paths.has(path) ? [] : [`${file}: ${name} ${path}`]));
      });
    }),
  );
  expect(unknown).toEqual([]);
});

test('the name of a declared call stands in its contract alone', () => {
  const names = new Set(ownServices.map(({ name }) => name));
  const files = globSync('{engine,designer,plugins}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/(^|\/)calls\/(?:[\w-]+\/)?[\w-]+\.ts$|\/shared\/calls\.ts$|\/embedded\.ts$/.test(file.replaceAll('\\', '/')),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(['"])([\w.]+)\1/g)].flatMap(([, , text = '']) =>
      text.includes('.') && names.has(text) ? [`${file}: ${text}`] : [],
    ),
  );
  expect(found).toEqual([]);
});

/** How words name a parameter and what lies in it: `rows`, `rows[].id`. */
function pathsOf({ items, properties = [] }: Omit<Parameter, 'name'>, path: string): string[] {
  return [path, ...(items ? pathsOf(items, `${path}[]`) : []), ...properties.flatMap((member) => pathsOf(member, `${path}.${member.name}`))];
}
