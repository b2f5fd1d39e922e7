import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApplyResult, UndoAnswer } from '../../../designer/import/protocol.ts';
import type { JobView } from '../../../engine/core/calls/job.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, type TestServer, until } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../plugins/apps/open-caller.ts';
import { apply, preview } from './import-helpers.ts';

/** Mocks of one path per name: they answer without a server. */
function api(title: string, names: string[], answer = 'first'): string {
  const schema = { type: 'object', properties: { word: { type: 'string', example: answer } } };
  const operation = { responses: { 200: { description: 'ok', content: { 'application/json': { schema } } } } };
  return JSON.stringify({ openapi: '3.0.3', info: { title }, paths: Object.fromEntries(names.map((name) => [`/${name}`, { get: operation }])) });
}

describeOnDatabases('an import', (database) => {
  let server: TestServer;
  let canary: Server;
  let canaryUrl: string;
  let visits = 0;

  beforeAll(async () => {
    canary = createServer((_request, response) => {
      visits++;
      response.end('{"paths": {}}');
    });
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
    canaryUrl = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
    server = await openServer({ database: await database.config() });
  });
  afterAll(async () => {
    await server?.close();
    canary.close();
  });

  const job = (id: number) => done(server.admin<JobView>('Admin.Job.Get', { id }));
  const count = async (search: string) => (await done(server.admin<{ total: number }>('Admin.Interface.List', { search }))).total;
  const undo = (id: number) => done(server.admin<UndoAnswer>('Admin.Interface.ImportUndo', { id }));
  /** As they are stored, whole; only the revision goes on, as editors rely on it. */
  const rows = async (namespace: string) => {
    const found = await server.platform.database.read.selectFrom('interface_definition').selectAll().where('namespace', '=', namespace).orderBy('id').execute();
    return found.map(({ rev: _, ...row }) => JSON.stringify(row));
  };

  it('that is stopped while it runs leaves each interface whole or untouched, and all of it can be undone', async () => {
    const names = Array.from({ length: 1_200 }, (_, index) => `thing${index}`);
    const { upload } = await preview(server, { file: new File([api('Stopped', names)], 'stopped.json'), behaviour: 'mock' });
    const { job: id } = await done(server.admin<{ job: number }>('Admin.Interface.ImportApply', { upload, behaviour: 'mock', publish: true }));
    await until(
      () => count('Stopped.'),
      (found) => found > 0,
    );
    expect((await server.admin('Admin.Job.Cancel', { id })).ret).toBe(200);
    const ended = await until(
      () => job(id),
      ({ status }) => status !== 'running',
    );
    expect(ended.status).toBe('cancelled');
    const { import_id, counts, rows: results } = ended.result as ApplyResult;
    expect(counts.created).toBeGreaterThan(0);
    expect(counts.created).toBeLessThan(1_200);
    expect(await count('Stopped.')).toBe(counts.created);
    expect(counts.failed).toBe(0);
    for (const { interface_id } of [results[0]!, results.at(-1)!])
      expect((await done(server.admin<{ definition: { source: object } }>('Admin.Interface.Get', { id: interface_id! }))).definition.source).toBeDefined();
    expect(await undo(import_id!)).toEqual({ import_id, restored: 0, removed: counts.created, kept: [] });
    expect(await rows('Stopped')).toEqual([]);
    expect((await preview(server, { upload, behaviour: 'mock' })).counts.new).toBe(1_200);
  });

  it('of published interfaces gives rows, answers and version back to the byte', async () => {
    const access_token = await tokenOf(server.call, await addApp(server));
    const ask = async () => (await server.call('Whole.A.GetA', { access_token })).data;
    const first = await preview(server, { document: api('Whole', ['a', 'b']), behaviour: 'mock' });
    await apply(server, { upload: first.upload, behaviour: 'mock', publish: true });
    expect(await ask()).toEqual({ word: 'first' });
    const before = await rows('Whole');
    const second = await preview(server, { document: api('Whole', ['a', 'b', 'c'], 'second'), behaviour: 'mock' });
    const result = await apply(server, { upload: second.upload, behaviour: 'mock', publish: true });
    expect(result.counts).toMatchObject({ created: 1, changed: 2, published: 3 });
    expect(await ask()).toEqual({ word: 'second' });
    expect(await undo(result.import_id!)).toMatchObject({ restored: 2, removed: 1, kept: [] });
    expect(await rows('Whole')).toEqual(before);
    expect(await ask()).toEqual({ word: 'first' });
    expect((await server.call('Whole.C.GetC', { access_token })).ret).toBe(404);
  });

  it('takes the chosen fields of all rows that are not named', async () => {
    const { upload } = await preview(server, { document: api('Chosen', ['a', 'b']), behaviour: 'mock' });
    await apply(server, { upload, behaviour: 'mock' });
    const newer = api('Chosen', ['a', 'b'], 'second').replaceAll('"responses"', '"summary":"New","description":"New","responses"');
    const second = await preview(server, { document: newer, behaviour: 'mock' });
    await apply(server, { upload: second.upload, behaviour: 'mock', mode: 'fields', fields: ['title'] });
    const stored = await rows('Chosen');
    expect(stored.map((row) => JSON.parse(JSON.parse(row).definition)).map(({ title, description, example }) => [title, description, example])).toEqual([
      ['New', '', { word: 'first' }],
      ['New', '', { word: 'first' }],
    ]);
  });

  it('is for those who hold its page, and publishes only for those who may design', async () => {
    const { id, call } = await enter(server, 'importer', 200);
    const document = api('Granted', ['a']);
    expect((await call('Admin.Interface.ImportPreview', { document })).ret).toBe(401);
    await done(server.admin('Admin.Permission.Grant', { account_id: id, nodes: ['/techzones/design/import'] }));
    const { upload } = await done(call<{ upload: string }>('Admin.Interface.ImportPreview', { document, behaviour: 'mock' }));
    expect((await call('Admin.Interface.ImportApply', { upload, behaviour: 'mock', publish: true })).ret).toBe(401);
    expect((await call('Admin.Interface.ImportApply', { upload, behaviour: 'mock' })).ret).toBe(200);
  });

  describe('fetches and reads nothing', () => {
    const refused = (fields: Parameters<typeof preview>[1]) => server.admin('Admin.Interface.ImportPreview', fields);

    it('at an address inside', async () => {
      visits = 0;
      const { port } = new URL(canaryUrl);
      for (const url of [
        canaryUrl,
        `http://localhost:${port}/a.json`,
        `http://[::1]:${port}/`,
        `http://[::ffff:127.0.0.1]:${port}/`,
        `http://2130706433:${port}/`,
      ]) {
        const { ret, msg } = await refused({ url });
        expect([ret, msg.length > 5], url).toEqual([400, true]);
      }
      expect(visits).toBe(0);
    });

    it('for a document over the limits, which is refused with its reason', async () => {
      visits = 0;
      const levels = Array.from(
        { length: 9 },
        (_, level) =>
          `a${level}: &a${level} [${Array(9)
            .fill(level === 0 ? 'x' : `*a${level - 1}`)
            .join(',')}]`,
      );
      const bombs: [string, string | Buffer, RegExp][] = [
        ['aliases.yaml', `$ref: ${canaryUrl}\n${levels.join('\n')}`, /内容过多/],
        ['deep.json', `{"$ref":"${canaryUrl}","paths":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, /嵌套过深/],
        ['deep.yaml', `$ref: ${canaryUrl}\npaths: ${'['.repeat(100_000)}`, /嵌套过深/],
        ['large.json', Buffer.alloc(100 * 1_048_576, ' '), /MB/],
      ];
      for (const [name, text, reason] of bombs) {
        const { ret, msg } = await refused({ file: new File([text as BlobPart], name) });
        expect([name, ret]).toEqual([name, 400]);
        expect(msg, name).toMatch(reason);
      }
      expect(visits).toBe(0);
    });
  });
});
