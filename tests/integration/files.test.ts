import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileView } from '../../engine/core/calls/file.ts';
import { enter } from '../helpers/accounts.ts';
import { openServer, startServer, type TestServer, until } from '../helpers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const picture = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#2f5bd7' } })
    .withExif({ IFD0: { Copyright: 'canary-position' } })
    .toFormat(format)
    .toBuffer();
const upload = (name: string, content: BlobPart, kind = 'image') => server.admin<FileView>('Admin.File.Upload', { file: new File([content], name), kind });
const asOwner = (url: string) => fetch(server.address + url, { headers: { cookie: `token=${server.admin.token}` } });

describe('an uploaded picture', () => {
  test('is written anew under a name of ours and served harmlessly', async () => {
    const answer = await upload('../../我的 头像\u0000.PNG', new Uint8Array(await picture('png')));
    expect(answer.ret).toBe(200);
    const { name, title, url } = answer.data!;
    expect(name).toMatch(/^[0-9a-f]{32}-8x8\.png$/);
    expect(['/', '\\', '\0'].filter((character) => title.includes(character))).toEqual([]);
    const response = await asOwner(url);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe('sandbox');
    expect(Buffer.from(await response.arrayBuffer()).includes('canary-position')).toBe(false);
  });

  test('is a picture by its content, whatever its name says', async () => {
    expect((await upload('photo.png', new Uint8Array(await picture('jpeg')))).data?.name).toMatch(/\.jpg$/);
    for (const [name, content] of [
      ['a.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
      ['a.jpg', '<!doctype html><script>1</script>'],
      ['a.png', new Uint8Array(await picture('webp'))],
      ['a.png', new Uint8Array((await picture('png')).subarray(0, 40))],
      ['a.png', ''],
    ] as const) {
      const answer = await upload(name, content);
      expect(answer.data, name).toMatchObject({ errors: [{ field: 'file', code: 'format' }] });
      expect(answer.msg).toContain('jpg');
    }
  });

  test('with something behind its pixels loses it', async () => {
    const polyglot = Buffer.concat([await picture('png'), Buffer.from('<script>canary-script</script>')]);
    const answer = await upload('a.png', new Uint8Array(polyglot));
    if (answer.ret === 200) {
      const stored = Buffer.from(await (await asOwner(answer.data!.url)).arrayBuffer());
      expect(stored.includes('canary-script')).toBe(false);
    } else expect(answer.data).toMatchObject({ errors: [{ code: 'format' }] });
  });

  test('of 2 MB or of too many pixels is refused', async () => {
    expect((await upload('a.png', new Uint8Array(2 * 1_048_576))).data).toMatchObject({ errors: [{ code: 'size' }] });
    const vast = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(vast.length).toBeLessThan(2 * 1_048_576);
    expect((await upload('vast.png', new Uint8Array(vast))).ret).toBe(400);
  });
});

describe('documents and the library', () => {
  test('take the endings that browsers do not run, with content to match', async () => {
    const pdf = await upload('说明.pdf', '%PDF-1.7 …', 'document');
    expect(pdf.data?.name).toMatch(/\.pdf$/);
    const response = await asOwner(pdf.data!.url);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await upload('x.pdf', '<html>', 'document')).ret).toBe(400);
    for (const name of ['x.html', 'x.svg', 'x.js', 'x.exe', 'x']) expect((await upload(name, 'x', 'document')).ret, name).toBe(400);
  });

  test('list, search and remove', async () => {
    const { data } = await upload('待删.png', new Uint8Array(await picture('png')));
    const found = await server.admin<{ items: FileView[] }>('Admin.File.GetList', { search: '待删' });
    expect(found.data?.items.map(({ id }) => id)).toEqual([data!.id]);
    expect((await server.admin('Admin.File.DelFile', { id: data!.id })).ret).toBe(200);
    expect((await asOwner(data!.url)).status).toBe(404);
    expect((await server.admin('Admin.File.DelFile', { id: data!.id })).ret).toBe(404);
  });

  test('answer 404 for names that would lead elsewhere', async () => {
    for (const name of ['..%2f..%2fpackage.json', 'a.png%00.js', 'keyring.json']) {
      expect((await fetch(`${server.address}/files/${name}`)).status, name).toBe(404);
    }
  });
});

describe('the space of one account', () => {
  test('ends at its bytes and at its files, and says what is used and allowed', async () => {
    const own = await startServer({ environment: { PORTICO_UPLOAD_MB: '1', PORTICO_UPLOAD_FILES: '3' } });
    const { call } = await enter(own, 'hoarder', 100);
    const save = (bytes: number, caller = call) => caller<FileView>('Admin.File.Upload', { file: new File(['x'.repeat(bytes)], 'a.txt'), kind: 'document' });
    const stored = () => readdirSync(join(own.platform.config.dataFolder, 'files')).length;
    const before = stored();
    const first = await save(900_000);
    expect(first.ret).toBe(200);
    expect(await save(200_000)).toMatchObject({
      ret: 415,
      msg: expect.stringContaining('已用 0.9 MB（上限 1 MB）'),
      data: { used: { files: 1, bytes: 900_000 } },
    });
    const rets = (await Promise.all([save(1), save(1), save(1), save(1)])).map(({ ret }) => ret);
    expect(rets.sort()).toEqual([200, 200, 415, 415]);
    expect((await save(200_000, own.admin)).ret).toBe(200);
    expect((await call('Admin.File.DelFile', { id: first.data?.id })).ret).toBe(200);
    expect((await save(1)).ret).toBe(200);
    expect(stored() - before).toBe(4);
  });
});

describe('event streams of one session', () => {
  test('are twelve at most; the next is refused in words, and a closed one makes room', async () => {
    const open = async () => {
      const abort = new AbortController();
      const body = new URLSearchParams({ access_token: server.admin.token });
      const response = await fetch(`${server.address}/api/events`, { method: 'POST', body, signal: abort.signal });
      return { response, abort, isStream: response.headers.get('content-type')?.startsWith('application/x-ndjson') };
    };
    const streams = await Promise.all(Array.from({ length: 12 }, open));
    expect(streams.every(({ isStream }) => isStream)).toBe(true);
    expect(await (await open()).response.json()).toMatchObject({ ret: 410, data: { max: 12 }, msg: expect.stringContaining('12 个事件流') });
    streams.pop()?.abort.abort();
    const again = await until(open, ({ isStream }) => isStream === true);
    for (const { abort } of [...streams, again]) abort.abort();
  });
});
