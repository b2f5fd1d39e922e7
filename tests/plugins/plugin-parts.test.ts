import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobView } from '../../engine/core/calls/job.ts';
import { drawn } from '../designer/nodes/drawn.ts';
import { type Caller, callerOf, until } from '../helpers/server.ts';
import { spawnServer } from '../helpers/spawned-server.ts';
import { addApp, done, signed } from './apps/open-caller.ts';

const product = ['engine', 'designer', 'plugins', 'generated', 'locales', 'schemas', 'scripts'];
const [passing, lastSeen] = ['Fleet.Gate.Pass', 'Fleet.Gate.Last'] as const;
let root: string;
let server: { process: ChildProcess; admin: Caller };
let touched: string[];

/** The product with one folder more, its lists made anew, as somebody runs it who has put a plugin into it. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'portico-plugin-parts-'));
  for (const folder of product) cpSync(folder, join(root, folder), { recursive: true });
  cpSync('package.json', join(root, 'package.json'));
  for (const folder of ['node_modules', 'dist']) symlinkSync(resolve(folder), join(root, folder));
  const texts = () =>
    new Map(globSync(`{${product.join(',')}}/**/*.{ts,tsx,json,php,css}`, { cwd: root }).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const before = texts();
  // As text here, where the paths of its imports lead nowhere.
  for (const path of globSync('tests/fixtures/plugins/fleet/**/*.{json,txt}')) {
    cpSync(path, join(root, path.replace('tests/fixtures/', '').replace(/\.txt$/, '')));
  }
  execFileSync('node', ['scripts/generate.ts'], { cwd: root });
  touched = [...texts()].filter(([path, text]) => before.get(path) !== text && !path.startsWith('plugins/fleet/')).map(([path]) => path);
  server = await spawnServer(join(root, 'data'), {}, {}, join(root, 'engine/server/main.ts'));
});
afterAll(async () => {
  server?.process.kill();
  if (server) await once(server.process, 'exit');
  rmSync(root, { recursive: true });
});

test('a folder in a plugin is found by the lists of what is generated, and nothing else is touched', () => {
  expect(touched.sort()).toEqual([
    'designer/codegen/php/nodes/php-emitters.ts',
    'designer/codegen/php/support/embedded.ts',
    'designer/codegen/ts/nodes/ts-emitters.ts',
    'designer/model/nodes/all-node-types.ts',
    'engine/core/formats/all-formats.ts',
    'engine/core/formats/checked-formats.ts',
    'engine/web/widgets/format-widgets.ts',
    'generated/php/constants.php',
    'generated/plugins.server.ts',
    'generated/types/vehicle.ts',
    'generated/words/plugin-fleet/plate-format.ts',
    'generated/words/plugin-fleet/remark-node.ts',
    'schemas/screen.schema.json',
  ]);
});

test('a contributed format has its normal form, its rule in words, its filter and its place in a spreadsheet', async () => {
  const { admin } = server;
  await done(admin('Admin.Vehicle.Add', { plate: '京ａ·12345' }));
  const refused = await admin('Admin.Vehicle.Add', { plate: '京A1' });
  expect([refused.ret, JSON.stringify(refused.data)]).toEqual([400, expect.stringContaining('车牌须为车牌号，如 京A12345')]);
  const { job } = await done(admin<{ job: number }>('Admin.Vehicle.Import', { file: new File(['车牌\n沪b d23456\n粤X\n'], 'a.csv') }));
  const ended = await until(
    () => done(admin<JobView>('Admin.Job.Get', { id: job })),
    ({ status }) => status !== 'waiting' && status !== 'running',
  );
  expect(JSON.stringify(ended)).toContain('车牌须为车牌号');
  const plates = async (filters: object) =>
    (await done(admin<{ items: { plate: string }[] }>('Admin.Vehicle.List', { filters, sort: 'id' }))).items.map(({ plate }) => plate);
  expect(await plates({ plate: { contains: 'A123' } })).toEqual(['京A12345']);
});

test('a contributed node type with an effect is published and run, and printed in both languages', async () => {
  const { admin } = server;
  const plate = { name: 'plate', type: 'string', format: 'plate', required: true } as const;
  const pass = drawn({
    service: passing,
    parameters: [plate],
    nodes: { note: { type: 'remark', settings: { key: 'gate' } } },
    edges: ['plate.value -> note.line', 'plate.value -> return.plate'],
    returns: [{ name: 'plate', type: 'string' }],
  });
  const last = drawn({
    service: lastSeen,
    nodes: { get: { type: 'cache', settings: { operation: 'get' }, values: { key: 'gate' } } },
    edges: ['get.value -> return.plate'],
  });
  const printed: string[] = [];
  for (const definition of [pass, last]) {
    const { id } = await done(admin<{ id: number }>('Admin.Interface.Save', { definition: { ...definition, visibility: 'open' } }));
    for (const target of definition === pass ? ['ts', 'php'] : []) {
      const { files } = await done(admin<{ files: { text: string }[] }>('Admin.Interface.Generate', { id, target }));
      printed.push(files.map(({ text }) => text).join('\n'));
    }
    await done(admin('Admin.Interface.Publish', { id }));
  }
  expect(printed[0]).toContain("await platform.cache.set('gate', parameters.plate, 86400);");
  expect(printed[1]).toMatch(/^use Portico\\Cache;$[\s\S]*Cache::set\('gate', \$plate, 86400\);/m);
  const app = await addApp(server);
  const call = callerOf(admin.address, '');
  expect(await call(passing, signed(app, passing, { plate: '沪BD12345' }))).toMatchObject({ ret: 200, data: { plate: '沪BD12345' } });
  expect(await call(passing, signed(app, passing, { plate: '沪I12345' }))).toMatchObject({ ret: 400 });
  expect(await call(lastSeen, signed(app, lastSeen, {}))).toMatchObject({ ret: 200, data: { plate: '沪BD12345' } });
});
