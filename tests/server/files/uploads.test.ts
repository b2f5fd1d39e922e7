import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadsAtOnce } from '../../../engine/server/http/call/uploads-by-address.ts';
import type { Caller } from '../../helpers/server.ts';
import { spawnServer } from '../../helpers/spawned-server.ts';
import { send } from '../http/http-caller.ts';

const megabyte = 1_048_576;
const folder = mkdtempSync(join(tmpdir(), 'portico-uploads-'));
const type = 'multipart/form-data; boundary=b';
let server: Awaited<ReturnType<typeof spawnServer>>;
let admin: Caller;
let port: number;
beforeAll(async () => {
  server = await spawnServer(join(folder, 'data'), {}, { TMPDIR: folder });
  admin = server.admin;
  port = Number(new URL(admin.address).port);
});
afterAll(() => {
  server?.process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const field = (name: string, value: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (bytes: number, name = 'file') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n${'x'.repeat(bytes)}\r\n`;
const upload = () => [field('service', 'Admin.File.Upload'), field('kind', 'document')].join('');
const token = () => field('access_token', admin.token);
const post = (body: string, headers: Record<string, string> = {}) =>
  send(admin.address, { body, headers: { 'content-type': type, 'accept-language': 'en', ...headers } });
const peak = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))![1]) / 1_024;
const left = () => readdirSync(folder).filter((name) => name.startsWith('portico-upload-'));

describe('a caller who uploads', () => {
  it('says who he is before a large file, in fields or in the header', async () => {
    expect((await post(`${upload()}${token()}${file(3 * megabyte)}--b--`)).body).toMatchObject({ ret: 200, data: { size: 3 * megabyte } });
    const bearer = { authorization: `Bearer ${admin.token}` };
    expect((await post(`${upload()}${file(3 * megabyte)}--b--`, bearer)).body).toMatchObject({ ret: 200, data: { size: 3 * megabyte } });
  });

  it('may say it after a small one', async () => {
    expect((await post(`${file(500_000)}${upload()}${token()}--b--`)).body).toMatchObject({ ret: 200, data: { size: 500_000 } });
  });

  it('is told to say it before a large one', async () => {
    for (const body of [`${file(3 * megabyte)}${upload()}${token()}--b--`, `${upload()}${field('access_token', 'nobody')}${file(3 * megabyte)}--b--`]) {
      const answer = await post(body);
      expect(answer.body).toMatchObject({ ret: 406, data: null, msg: expect.stringContaining('before the file') });
      expect((await post(body, { 'accept-language': 'zh_cn' })).body.msg).toContain('字段放在文件之前');
    }
    await expect.poll(left).toEqual([]);
  });

  it('hears the answer over a connection that closes behind it, though he goes on sending', async () => {
    const socket = connect(port, '127.0.0.1');
    // Reads nothing before all is sent, as a simple client does.
    socket.pause();
    const rest = 40;
    const bytes = Buffer.byteLength(`${upload()}${file(2 * megabyte)}`) + rest * 100_000;
    socket.write(`POST /api/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\n\r\n`);
    socket.write(`${upload()}${file(2 * megabyte)}`);
    for (let part = 0; part < rest; part++) {
      await setTimeout(10);
      socket.write('x'.repeat(100_000));
    }
    expect(await text(socket)).toContain('"ret":406');
  });

  it('has no more than 1 MB of fields', async () => {
    const fields = Array.from({ length: 5 }, (_, at) => field(`f${at}`, 'x'.repeat(300_000))).join('');
    expect((await post(`${upload()}${fields}--b--`)).body).toMatchObject({ ret: 400, msg: 'The body is larger than 1 MB' });
  });

  it.runIf(existsSync('/proc/self/status'))('costs no memory while nobody knows him', async () => {
    const base = peak();
    const many = Array.from({ length: 60 }, (_, at) => field(`f${at}`, 'x'.repeat(900_000))).join('');
    expect((await post(`${upload()}${many}--b--`)).body.ret).toBe(400);
    expect((await post(`${upload()}${file(40 * megabyte)}--b--`)).body.ret).toBe(406);
    expect(peak() - base).toBeLessThan(80);
    await expect.poll(left).toEqual([]);
  });

  it('sends no more at once than an address may', async () => {
    const tried = async () => (await post(`${upload()}${token()}${file(10)}--b--`)).body.ret;
    const open = Array.from({ length: uploadsAtOnce }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`POST /api/ HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 2000\r\n\r\n${file(100).slice(0, -10)}`);
      return socket;
    });
    await expect.poll(() => left().length).toBe(uploadsAtOnce);
    const refused = await post(`${upload()}${token()}${file(10)}--b--`);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.body.msg).toContain(`At most ${uploadsAtOnce} simultaneous uploads`);
    for (const socket of open) socket.destroy();
    await expect.poll(tried).toBe(200);
  });
});

describe('a multipart body that is wrong', () => {
  const good = () => `${upload()}${token()}${file(10)}`;
  it.each<[string, () => string, Record<string, string>, RegExp]>([
    ['without a boundary', () => `${good()}--b--`, { 'content-type': 'multipart/form-data' }, /no boundary/],
    ['of another kind', () => `${good()}--b--`, { 'content-type': 'multipart/mixed; boundary=b' }, /Send application\/json/],
    ['with another boundary', () => `${good()}--b--`, { 'content-type': 'multipart/form-data; boundary=c' }, /incomplete or malformed/],
    ['that is empty', () => '', {}, /incomplete or malformed|service is missing/],
    ['that is no multipart', () => 'service=Admin.File.Upload', {}, /incomplete or malformed/],
    ['cut in a file', () => good().slice(0, -6), {}, /incomplete or malformed/],
    ['cut in a field', () => `${upload()}${token().slice(0, -20)}`, {}, /incomplete or malformed/],
    ['cut in the head of a part', () => `${good()}--b\r\nContent-Disp`, {}, /incomplete or malformed/],
    [
      'of ten thousand parts',
      () => `${upload()}${token()}${Array.from({ length: 10_000 }, (_, at) => field(`f${at}`, '')).join('')}--b--`,
      {},
      /Too many fields/,
    ],
    ['of eleven files', () => `${upload()}${token()}${Array.from({ length: 11 }, (_, at) => file(1, `f${at}`)).join('')}--b--`, {}, /at most 10 files/],
    ['with a head of 1 MB', () => `${upload()}${token()}--b\r\nx-a: ${'a'.repeat(megabyte)}\r\n${file(10).slice(5)}--b--`, {}, /Parameter file is required/],
    ['with the file as a field', () => `${upload()}${token()}${field('file', '/etc/passwd')}--b--`, {}, /multipart\/form-data/],
  ])('is refused, saying so: %s', async (_name, body, headers, expected) => {
    const { status, body: envelope } = await post(body(), headers);
    expect(status).toBe(200);
    expect(envelope).toMatchObject({ ret: 400 });
    expect(`${envelope.msg} ${JSON.stringify(envelope.data)}`).toMatch(expected);
    await expect.poll(left).toEqual([]);
  });

  it('that breaks off with its connection leaves nothing behind', async () => {
    const sent = request({ port, path: '/api/', method: 'POST', headers: { 'content-type': type, 'content-length': '2000000' } });
    sent.on('error', () => undefined);
    sent.write(`${upload()}${token()}${file(100_000).slice(0, 80_000)}`);
    await expect.poll(left).not.toEqual([]);
    sent.destroy();
    await expect.poll(left).toEqual([]);
    expect(await text((await fetch(`${admin.address}/api/`)).body!)).toContain('"ret":400');
  });
});
