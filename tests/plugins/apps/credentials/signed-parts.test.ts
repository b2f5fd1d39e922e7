import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../../../engine/server/kernel/call/service.ts';
import { signCall } from '../../../../plugins/apps/server/credentials/signature.ts';
import { openServer, type TestServer } from '../../../helpers/server.ts';
import { send, signatureOf } from '../../../server/http/http-caller.ts';
import { addApp, signed, type TestApp } from '../open-caller.ts';

const upload: Service = {
  name: 'Open.Parts.Send',
  title: { zh_cn: '上传', en: 'Upload' },
  parameters: [
    { name: 'note', type: 'string' },
    { name: 'first', type: 'file' },
    { name: 'second', type: 'file' },
  ],
  access: { kind: 'app', visibility: 'open' },
  methods: ['GET', 'POST'],
  handle: ({ files, params }) => ({ files: files.map(({ field, name, type, size }) => ({ field, name, type, size })), note: params.note }),
};

interface Part {
  field: string;
  content: string;
  name?: string;
  type?: string;
}

const [first, second]: Part[] = [
  { field: 'first', content: 'one', name: '合同 a:b.txt', type: 'text/plain' },
  { field: 'second', content: 'two', name: 'b.bin', type: 'application/octet-stream' },
];

describe('a signature covers every part of a call', () => {
  let server: TestServer;
  let app: TestApp;
  beforeAll(async () => {
    server = await openServer();
    server.platform.services.replace('test:parts', [upload]);
    app = await addApp(server);
  });
  afterAll(() => server?.close());

  /** Signs some parts and sends others; a part without a name is a text. */
  async function post(signedParts: readonly Part[], sentParts: readonly Part[]) {
    const fields = {
      ...Object.fromEntries(texts(signedParts)),
      app_key: app.key,
      timestamp: String(Math.floor(Date.now() / 1_000)),
      nonce: crypto.randomUUID(),
    };
    const files = signedParts.flatMap(({ field, content, name, type = '' }) =>
      name === undefined ? [] : [{ field, name, type, digest: createHash('sha256').update(content).digest('hex') }],
    );
    const form = new FormData();
    const own = { service: upload.name, ...fields, sign: signCall({ service: upload.name, fields, files }, app.secret) };
    for (const [field, value] of Object.entries(own)) if (!signedParts.some((part) => part.field === field)) form.append(field, value);
    for (const { field, content, name, type } of sentParts) {
      if (name === undefined) form.append(field, content);
      else form.append(field, new File([content], name, { type }), name);
    }
    return (await (await fetch(`${server.address}/api/`, { method: 'POST', body: form, headers: { 'accept-language': 'en' } })).json()) as {
      ret: number;
      msg: string;
      data: unknown;
    };
  }

  function texts(parts: readonly Part[]): [string, string][] {
    return parts.flatMap(({ field, content, name }) => (name === undefined ? [[field, content]] : []));
  }

  const note: Part = { field: 'note', content: 'hello' };
  const parts = [note, first!, second!];

  it('takes the call as it was signed', async () => {
    expect(await post(parts, parts)).toMatchObject({
      ret: 200,
      data: { note: 'hello', files: [{ field: 'first', name: '合同 a:b.txt', type: 'text/plain', size: 3 }, { field: 'second' }] },
    });
  });

  it.each<[string, number, Part[]]>([
    ['another file name', 414, [note, { ...first!, name: 'a.txt' }, second!]],
    ['another content type', 414, [note, { ...first!, type: 'text/html' }, second!]],
    ['another content', 414, [note, { ...first!, content: 'One' }, second!]],
    ['another field', 414, [note, { ...first!, field: 'third' }, second!]],
    ['the files in another order', 414, [note, second!, first!]],
    ['contents that changed places', 414, [note, { ...first!, content: 'two' }, { ...second!, content: 'one' }]],
    ['a file less', 414, [note, first!]],
    ['a file more', 414, [...parts, { field: 'third', content: 'x', name: 'x', type: 'text/plain' }]],
    ['a second file of the same name behind', 400, [...parts, { ...first!, content: 'evil' }]],
    ['a second file of the same name before', 400, [{ ...first!, content: 'evil' }, ...parts]],
    ['a file in the place of a text', 414, [{ ...note, name: 'n.txt', type: 'text/plain' }, first!, second!]],
    ['a file beside the text of its name', 400, [...parts, { ...note, content: 'evil', name: 'n.txt', type: 'text/plain' }]],
    ['a text beside the file of its name', 400, [...parts, { field: 'first', content: 'evil' }]],
    ['another text', 414, [{ ...note, content: 'Hello' }, first!, second!]],
    ['a text more', 414, [...parts, { field: 'other', content: 'x' }]],
    ['a text twice', 400, [...parts, note]],
  ])('refuses %s', async (_what, ret, sent) => {
    const answer = await post(parts, sent);
    expect(answer.ret).toBe(ret);
    if (ret === 400) expect(answer.msg).toMatch(/first|note/);
  });

  it('takes no text for a file, however it looks', async () => {
    const digest = createHash('sha256').update('one').digest('hex');
    const text: Part = { field: 'zz', content: `%sha256:${digest} text/plain a.txt` };
    expect((await post([text], [{ field: 'zz', content: 'one', name: 'a.txt', type: 'text/plain' }])).ret).toBe(414);
  });

  const plain = () => signed(app, upload.name, { note: 'hello' });
  const form = (fields: Record<string, string>, path = '/api/') =>
    send(server.address, { path, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams(fields).toString() });

  it.each<[string, number, () => ReturnType<typeof send>]>([
    ['the service in other case', 404, () => form({ ...plain(), service: 'open.parts.send' })],
    ['a parameter more in the form', 414, () => form({ ...plain(), service: upload.name, first: 'x' })],
    ['a parameter more in the address', 400, () => form({ ...plain(), service: upload.name }, '/api/?other=x')],
    [
      'a value moved into the address',
      400,
      () => {
        const { note: moved, ...rest } = plain();
        return form({ ...rest, service: upload.name }, `/api/?note=${moved}`);
      },
    ],
    ['two services', 400, () => form({ ...plain(), service: upload.name }, '/api/?s=Open.Parts.Other')],
  ])('refuses %s of a signed form', async (_what, ret, call) => {
    const { body } = await call();
    expect(body.ret === ret || (ret === 404 && [400, 404].includes(body.ret)), `${body.ret} ${body.msg}`).toBe(true);
  });

  it.each<[string, { method?: string; path?: string; body?: string }]>([
    ['the members in another order', { body: '{"first":"x","note":"hello"}' }],
    ['a member more', { body: '{"note":"hello","first":"x","other":1}' }],
    ['a member in other spelling', { body: '{"note":"hell\\u006f","first":"x"}' }],
    ['a value moved into the address', { path: `/api/${upload.name}?note=hello`, body: '{"first":"x"}' }],
    ['the service in other case', { path: '/api/Open.Parts.send' }],
    ['the call as a GET', { method: 'GET', path: `/api/${upload.name}?note=hello`, body: '' }],
  ])('refuses %s of signed JSON', async (_what, change) => {
    const body = '{"note":"hello","first":"x"}';
    const path = `/api/${upload.name}`;
    const headers = { 'content-type': 'application/json', ...signatureOf(app, { path, body }) };
    const { body: answer } = await send(server.address, { path, body, ...change, headers });
    expect([400, 404, 414]).toContain(answer.ret);
  });

  it('refuses the query of a signed GET in another order, and with more in it', async () => {
    const path = `/api/${upload.name}?note=a&first=`;
    for (const changed of [`/api/${upload.name}?first=&note=a`, `${path}&second=`, `/api/${upload.name}?note=a`]) {
      const { body } = await send(server.address, { method: 'GET', path: changed, headers: signatureOf(app, { method: 'GET', path }) });
      expect(body.ret, changed).toBe(414);
    }
  });
});
