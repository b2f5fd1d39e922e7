import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckAnswer, SourcesAnswer, UndoAnswer } from '../../../designer/import/protocol.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { rounds } from '../../faults/rounds.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../plugins/apps/open-caller.ts';
import { apply, fixture, preview } from './import-helpers.ts';

interface Stored {
  id: number;
  rev: number;
  status: string;
  definition: InterfaceDefinition;
}

/** A document of one path per name; `change` gives an operation other words. */
function shop(title: string, names: string[], change: Record<string, object> = {}): string {
  const operation = (name: string) => ({
    summary: `get ${name}`,
    parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', default: 1 } }],
    responses: { 200: { description: 'ok', content: { 'application/json': { schema: { type: 'object', properties: { total: { type: 'integer' } } } } } } },
    ...change[name],
  });
  const paths = Object.fromEntries(names.map((name) => [`/${name}`, { get: operation(name) }]));
  return JSON.stringify({ openapi: '3.0.3', info: { title, version: '1' }, servers: [{ url: 'https://api.example.com' }], paths });
}

describeOnDatabases('an import', (database) => {
  let server: TestServer;
  let access_token: string;
  let upstream: Server;
  let upstreamUrl: string;
  let served = '';
  const heard: { method: string; url: string; body: string; type: string | undefined }[] = [];

  beforeAll(async () => {
    upstream = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part) => parts.push(part));
      request.on('end', () => {
        heard.push({ method: request.method ?? '', url: request.url ?? '', body: Buffer.concat(parts).toString(), type: request.headers['content-type'] });
        if (request.url === '/openapi.json' || request.url === '/docs/openapi.json') response.end(served);
        else if (request.url === '/moved') response.writeHead(302, { location: '/docs/openapi.json' }).end();
        else if (request.url === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
        else if (request.url === '/large') response.end(Buffer.alloc(65 * 1_048_576, ' '));
        else if (request.url?.startsWith('/v2/pet/404')) response.writeHead(404).end('{}');
        else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id: 7, name: '旺财' }));
      });
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const { port } = upstream.address() as AddressInfo;
    upstreamUrl = `http://127.0.0.1:${port}`;
    process.env.PORTICO_OUTBOUND_ALLOW = `127.0.0.1:${port}`;
    server = await openServer({ database: await database.config() });
    access_token = await tokenOf(server.call, await addApp(server));
  });
  afterAll(async () => {
    delete process.env.PORTICO_OUTBOUND_ALLOW;
    await server?.close();
    upstream.close();
  });

  const get = (id: number) => done(server.admin<Stored>('Admin.Interface.Get', { id }));
  const save = (id: number, rev: number, definition: InterfaceDefinition) => done(server.admin('Admin.Interface.Save', { id, rev, definition }));
  const undo = (id?: number) => done(server.admin<UndoAnswer>('Admin.Interface.ImportUndo', { ...(id && { id }) }));
  const count = async (search: string) => (await done(server.admin<{ total: number }>('Admin.Interface.List', { search }))).total;

  it('takes numbers beyond 2^53 in examples and limits, and what is made of them publishes, opens and is saved', async () => {
    const schema = { type: 'integer', format: 'int64', example: 9_007_199_254_740_992, maximum: 2 ** 63 };
    const change = {
      parameters: [{ name: 'id', in: 'query', schema }],
      responses: { 200: { description: 'ok', content: { 'application/json': { example: { id: 9_007_199_254_740_992 } } } } },
    };
    const { upload } = await preview(server, { document: shop('Large numbers', ['large'], { large: change }) });
    const { rows } = await apply(server, { upload, publish: true });
    expect(rows).toEqual([expect.objectContaining({ outcome: 'created', published: true })]);
    const id = rows[0]?.interface_id ?? 0;
    const { definition, rev } = await done(server.admin<Stored>('Admin.Interface.Get', { id }));
    await done(server.admin('Admin.Interface.Save', { id, rev, definition: { ...definition, title: 'changed' } }));
    const { items } = await done(server.admin<{ items: object[] }>('Admin.Interface.History', { id }));
    expect(items).toHaveLength(1);
  });

  it('takes the chosen operations over, publishes them and calls them upstream', async () => {
    const before = await preview(server, { document: fixture('d09.json'), base_url: `${upstreamUrl}/v2` });
    expect(before.counts).toEqual({ new: 20, same: 0, changed: 0, edited: 0, conflict: 0 });
    const wanted = ['GET /pet/{petId}', 'POST /pet/{petId}', 'POST /pet', 'GET /pet/findByStatus'];
    const rows = wanted.map((key) => ({ id: `0 ${key}`, mode: 'merge' as const }));
    const result = await apply(server, { upload: before.upload, rows, only: true, publish: true, base_url: `${upstreamUrl}/v2` });
    expect(result.counts).toEqual({ created: 4, changed: 0, same: 0, skipped: 16, failed: 0, published: 4 });
    const call = (key: string, fields = {}) => {
      const { service } = result.rows.find(({ id }) => id === `0 ${key}`)!;
      return server.call(service, { access_token, ...fields });
    };
    heard.length = 0;
    expect(await call('GET /pet/{petId}', { petId: '7' })).toEqual({ ret: 200, data: { id: 7, name: '旺财' }, msg: '' });
    await call('POST /pet/{petId}', { petId: '7', name: '小 白', status: 'sold' });
    await call('POST /pet', { name: '旺财', photoUrls: '["u"]', category: '{"id":1,"name":"dog"}' });
    await call('GET /pet/findByStatus', { status: '["available","sold"]' });
    expect(heard).toMatchObject([
      { method: 'GET', url: '/v2/pet/7' },
      { method: 'POST', url: '/v2/pet/7', body: 'name=%E5%B0%8F+%E7%99%BD&status=sold', type: 'application/x-www-form-urlencoded' },
      { method: 'POST', url: '/v2/pet', type: 'application/json' },
      { method: 'GET', url: '/v2/pet/findByStatus?status=available&status=sold' },
    ]);
    expect(JSON.parse(heard[2]!.body)).toEqual({ name: '旺财', photoUrls: ['u'], category: { id: 1, name: 'dog' } });
    expect(await call('GET /pet/{petId}', { petId: '404' })).toMatchObject({ ret: 422, data: { upstream: { status: 404, body: {} } } });

    expect(await undo(result.import_id!)).toEqual({ import_id: result.import_id, restored: 0, removed: 4, kept: [] });
    expect((await call('GET /pet/{petId}', { petId: '7' })).ret).not.toBe(200);
    expect((await preview(server, { upload: before.upload })).counts.new).toBe(20);
  });

  it('shows exactly the changes of a newer document, keeps edits by hand, and undo restores the former rows', async () => {
    const first = await preview(server, { document: shop('Stock', ['a', 'b', 'c', 'd']) });
    const created = await apply(server, { upload: first.upload });
    expect(created.counts.created).toBe(4);
    const idOf = (key: string) => created.rows.find(({ id }) => id === `0 ${key}`)!.interface_id!;
    const edited = await get(idOf('GET /b'));
    await save(edited.id, edited.rev, { ...edited.definition, title: '我的标题' });
    const fought = await get(idOf('GET /c'));
    await save(fought.id, fought.rev, { ...fought.definition, title: '我的' });

    const newer = shop('Stock', ['a', 'b', 'c', 'e'], { b: { description: 'more' }, c: { summary: 'theirs' } });
    const second = await preview(server, { document: newer });
    expect(second.operations.map(({ key, status, edited: byHand }) => [key, status, byHand])).toEqual([
      ['GET /a', 'same', false],
      ['GET /b', 'changed', true],
      ['GET /c', 'conflict', true],
      ['GET /e', 'new', false],
    ]);
    expect(second.gone).toEqual(['Stock.D.GetD']);
    expect(second.operations[2]?.conflicts).toMatchObject([{ pointer: '/title', mine: '"我的"', theirs: '"theirs"' }]);
    expect(second.operations[1]?.changes.map(({ pointer }) => pointer)).toEqual(['/title', '/description']);

    const stored = await Promise.all(['GET /a', 'GET /b', 'GET /c', 'GET /d'].map((key) => get(idOf(key))));
    const result = await apply(server, { upload: second.upload });
    expect(result.counts).toMatchObject({ created: 1, changed: 2, same: 1, failed: 0 });
    expect((await get(idOf('GET /b'))).definition).toMatchObject({ title: '我的标题', description: 'more' });
    expect((await get(idOf('GET /c'))).definition).toMatchObject({ title: '我的', summary: 'theirs' });
    expect((await preview(server, { document: newer })).counts).toEqual({ new: 0, same: 2, changed: 0, edited: 2, conflict: 0 });

    expect(await undo()).toEqual({ import_id: result.import_id, restored: 2, removed: 1, kept: [] });
    const after = await Promise.all(['GET /a', 'GET /b', 'GET /c', 'GET /d'].map((key) => get(idOf(key))));
    const bytes = (records: Stored[]) => records.map(({ definition }) => JSON.stringify({ ...definition, rev: 0 }));
    expect(bytes(after)).toEqual(bytes(stored));
    expect(await count('Stock.E')).toBe(0);
    expect((await preview(server, { document: newer })).counts).toEqual(second.counts);
    expect((await server.admin('Admin.Interface.ImportUndo', { id: result.import_id! })).ret).toBe(409);
  });

  it('leaves what was changed after it alone when it is undone', async () => {
    const { upload } = await preview(server, { document: shop('Later', ['a', 'b']) });
    const created = await apply(server, { upload });
    const [first] = created.rows;
    const { id, rev, definition } = await get(first!.interface_id!);
    await save(id, rev, { ...definition, title: 'mine' });
    expect(await undo(created.import_id!)).toMatchObject({ removed: 1, kept: [{ service: 'Later.A.GetA' }] });
    expect((await get(id)).definition.title).toBe('mine');
  });

  it('has five modes, for all rows and for each', async () => {
    const options = { namespace: 'Modes' };
    const { upload } = await preview(server, { document: shop('x', ['a', 'b', 'c', 'd', 'e']), ...options });
    const created = await apply(server, { upload, ...options });
    for (const { interface_id } of created.rows) {
      const { id, rev, definition } = await get(interface_id!);
      await save(id, rev, { ...definition, title: 'mine', module: 'mine' });
    }
    const theirs = { summary: 'theirs', description: 'theirs', tags: ['theirs'] };
    const newer = shop('x', ['a', 'b', 'c', 'd', 'e'], { a: theirs, b: theirs, c: theirs, d: theirs, e: theirs });
    const second = await preview(server, { document: newer, ...options });
    expect(second.counts.conflict).toBe(5);
    const result = await apply(server, {
      upload: second.upload,
      mode: 'skip',
      rows: [
        { id: '0 GET /a', mode: 'merge', theirs: ['/module'] },
        { id: '0 GET /b', mode: 'replace' },
        { id: '0 GET /c', mode: 'fields', fields: ['title'] },
        { id: '0 GET /d', mode: 'keep' },
      ],
      ...options,
    });
    expect(result.rows.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'changed', 'created', 'skipped']);
    const words = async (id: number) => {
      const { title, module, description } = (await get(id)).definition;
      return [title, module, description];
    };
    expect(await Promise.all(created.rows.map(({ interface_id }) => words(interface_id!)))).toEqual([
      ['mine', 'theirs', 'theirs'],
      ['theirs', 'theirs', 'theirs'],
      ['theirs', 'mine', ''],
      ['mine', 'mine', ''],
      ['mine', 'mine', ''],
    ]);
    expect(result.rows[3]).toMatchObject({ service: 'Modes.D.GetD_2' });
    await undo(result.import_id!);
    expect(await words(created.rows[1]!.interface_id!)).toEqual(['mine', 'mine', '']);
    expect(await count('Modes.D.GetD_2')).toBe(0);
  });

  it('takes other names and refuses taken and malformed ones, each for its row alone', async () => {
    const document = shop('Names', ['a', 'b', 'c', 'd']);
    const names = { '0 GET /a': 'Names.Item.First', '0 GET /b': 'names', '0 GET /c': 'Names.Item.First', '0 GET /d': 'Stock.A.GetA' };
    const { upload, operations } = await preview(server, { document, names });
    expect(operations.map(({ service, suggested, refusal }) => [service, suggested, refusal === undefined])).toEqual([
      ['Names.Item.First', 'Names.A.GetA', true],
      ['names', 'Names.B.GetB', false],
      ['Names.Item.First', 'Names.C.GetC', false],
      ['Stock.A.GetA', 'Names.D.GetD', false],
    ]);
    const { counts, import_id } = await apply(server, { upload, names });
    expect(counts).toMatchObject({ created: 1, failed: 3 });
    expect((await preview(server, { document })).operations.map(({ service, status }) => [service, status])[0]).toEqual(['Names.Item.First', 'same']);
    await undo(import_id!);
  });

  it('makes mocks that answer, and empty flows', async () => {
    const { upload } = await preview(server, { document: shop('Mocks', ['a']), behaviour: 'mock' });
    const mock = await apply(server, { upload, behaviour: 'mock', publish: true });
    expect(mock.counts.published).toBe(1);
    expect((await server.call('Mocks.A.GetA', { access_token })).data).toEqual({ total: 0 });
    await undo(mock.import_id!);
    const empty = await apply(server, { upload, behaviour: 'empty' });
    const { definition } = await get(empty.rows[0]!.interface_id!);
    expect(definition.flow.nodes.map(({ type }) => type)).toEqual(['return']);
    expect(definition.parameters.map(({ name }) => name)).toEqual(['page']);
    await undo(empty.import_id!);
  });

  it('never gives another API of the same title the interfaces of the first', async () => {
    const created = await apply(server, { upload: (await preview(server, { document: shop('Same title', ['a']) })).upload });
    const other = await preview(server, { document: shop('Same title', ['z']) });
    expect(other.documents[0]?.namespace).toBe('SameTitle2');
    await undo(created.import_id!);
  });

  describe('a document', () => {
    it('comes as a file, in YAML too, as several, or as a zip whose files refer to each other', async () => {
      const yaml =
        "openapi: 3.0\ninfo: {title: Small, version: '1'}\nservers: [{url: 'https://api.example.com'}]\npaths:\n  /ping:\n    get:\n      parameters: [{$ref: 'parts/page.yaml#/page'}]\n      responses: {'200': {description: ok}}\n";
      const part = 'page: {name: page, in: query, schema: {$ref: "#/whole"}}\nwhole: {type: integer}\n';
      const single = await preview(server, { file: new File([yaml], 'small.yaml') });
      expect(single.documents).toMatchObject([{ name: 'small.yaml', kind: 'openapi3.0', namespace: 'Small' }]);
      expect(single.operations[0]?.issues.map(({ code, pointer }) => [code, pointer])).toContainEqual(['ref-external', '#/paths/~1ping/get/parameters/0']);
      const zip = zipSync({
        'small.yaml': strToU8(yaml),
        'parts/page.yaml': strToU8(part),
        'other.json': strToU8(shop('Other', ['o'])),
        'read.md': strToU8('#'),
      });
      const answer = await preview(server, { file: new File([zip as BlobPart], 'all.zip') });
      expect(answer.operations.map(({ id, service }) => [id, service])).toEqual([
        ['0 GET /ping', 'Small.Ping.GetPing'],
        ['1 GET /o', 'Other.O.GetO'],
      ]);
      const alone = await preview(server, { upload: answer.upload, detail: '0 GET /ping' });
      expect(alone.operations.map(({ id, service }) => [id, service])).toEqual([['0 GET /ping', 'Small.Ping.GetPing']]);
      expect(alone.detail?.imported.parameters).toMatchObject([{ name: 'page', type: 'integer' }]);
      expect(answer.issues.map(({ code }) => code)).toContain('file-skipped');
    });

    it('that is none is refused with a reason', async () => {
      for (const document of ['{"hello": 1}', 'hello', '{"openapi": "3.0.0", "paths": {', '[]']) {
        const { ret, msg } = await server.admin('Admin.Interface.ImportPreview', { document });
        expect([ret, msg.length > 5], document).toEqual([400, true]);
      }
      expect((await server.admin('Admin.Interface.ImportPreview', {})).ret).toBe(400);
    });

    it('over the limit is refused by its size', async () => {
      const { ret } = await server.admin('Admin.Interface.ImportPreview', { file: new File([Buffer.alloc(65 * 1_048_576, ' ')], 'large.json') });
      expect(ret).toBe(400);
    });

    it('may be larger than a document where it is a zip of several', async () => {
      const padded = (title: string) => strToU8(shop(title, ['a']).replace('{', `{"x-padding":"${'-'.repeat(6 * 1_048_576)}",`));
      const zip = zipSync({ 'one.json': padded('One'), 'two.json': padded('Two') }, { level: 0 });
      const { operations } = await preview(server, { file: new File([zip], 'both.zip') });
      expect(operations.map(({ service }) => service)).toEqual(['One.A.GetA', 'Two.A.GetA']);
    });

    it('says its servers relative to the address that answered', async () => {
      served = shop('Relative', ['a']).replace('https://api.example.com', '../v2');
      const { documents, upload } = await preview(server, { url: `${upstreamUrl}/moved` });
      expect(documents[0]?.server).toBe(`${upstreamUrl}/v2`);
      const created = await apply(server, { upload, publish: true });
      heard.length = 0;
      expect((await server.call('Relative.A.GetA', { access_token })).ret).toBe(200);
      expect(heard.map(({ url }) => url)).toEqual(['/v2/a']);
      await undo(created.import_id!);
    });

    it('comes from an address through the checked client, and is looked at again later', async () => {
      served = shop('Fetched', ['a']);
      const url = `${upstreamUrl}/openapi.json`;
      const created = await apply(server, { upload: (await preview(server, { url })).upload });
      const check = () => done(server.admin<CheckAnswer>('Admin.Interface.ImportCheck', { id: created.import_id! }));
      expect(await check()).toEqual({ is_changed: false, options: {}, preview: null });
      served = shop('Fetched', ['a', 'b']);
      expect((await check()).preview?.operations.map(({ key, status }) => [key, status])).toEqual([
        ['GET /a', 'same'],
        ['GET /b', 'new'],
      ]);
      const { items } = await done(server.admin<SourcesAnswer>('Admin.Interface.ImportSources'));
      expect(items[0]).toMatchObject({ id: created.import_id, url, title: 'Fetched', counts: { created: 1, changed: 0 }, undone_at: null });
      await undo(created.import_id!);
      for (const refused of ['http://169.254.169.254/x', 'http://127.0.0.1:1/x', `${upstreamUrl}/inside`, `${upstreamUrl}/large`, 'file:///etc/passwd'])
        expect((await server.admin('Admin.Interface.ImportPreview', { url: refused })).ret, refused).not.toBe(200);
    });

    it('is never left for a reference, whatever it names', async () => {
      heard.length = 0;
      const canary = new URL(import.meta.url).pathname;
      const refs = [`${upstreamUrl}/canary.json`, 'http://169.254.169.254/latest', `file://${canary}`, canary, '../../../../etc/passwd'];
      const paths = Object.fromEntries(refs.map(($ref, index) => [`/r${index}`, { get: { parameters: [{ $ref }], responses: { 200: { $ref } } } }]));
      const document = JSON.stringify({ openapi: '3.0.0', info: { title: 'Refs' }, paths: { ...paths, '/whole': { $ref: refs[0] } } });
      const { operations, issues } = await preview(server, { document });
      expect(operations).toHaveLength(refs.length);
      for (const [index, { issues: found }] of operations.entries())
        expect(found.filter(({ code }) => code === 'ref-external').map(({ pointer }) => pointer)).toEqual([
          `#/paths/~1r${index}/get/parameters/0`,
          `#/paths/~1r${index}/get/responses/200`,
        ]);
      expect(issues.map(({ code, pointer }) => [code, pointer])).toContainEqual(['path-item-external', '#/paths/~1whole']);
      expect(heard).toEqual([]);
    });
  });

  it('never lets a call out to the inside network', async () => {
    const document = shop('Evil', ['latest']).replace('https://api.example.com', 'http://169.254.169.254');
    const created = await apply(server, { upload: (await preview(server, { document })).upload, publish: true });
    expect((await server.call('Evil.Latest.GetLatest', { access_token })).ret).toBe(502);
    await undo(created.import_id!);
  });

  const many = rounds(300, 1_000);
  it(`of ${many} operations leaves other calls their turn, and can be undone`, async () => {
    const names = Array.from({ length: many }, (_, index) => `thing${index}`);
    const file = new File([shop('Thousand', names)], 'thousand.json');
    let requests = 0;
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        await server.admin('Admin.Job.List');
        requests++;
        await sleep(5);
      }
    })();
    const { upload, counts } = await preview(server, { file });
    expect(counts.new).toBe(many);
    const result = await apply(server, { upload });
    isOver = true;
    await others;
    expect(result.counts.created).toBe(many);
    // While the import ran other calls were answered all along; a blocked loop would have let through a handful.
    expect(requests).toBeGreaterThan(20);
    expect(await undo(result.import_id!)).toMatchObject({ removed: many, kept: [] });
    expect(await count('Thousand')).toBe(0);
  });
});
