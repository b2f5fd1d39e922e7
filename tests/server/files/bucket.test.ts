import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FileView } from '../../../engine/core/calls/file.ts';
import { enter } from '../../helpers/accounts.ts';
import { startBucket } from '../../helpers/own-bucket.ts';
import { type Caller, openServer, type TestServer } from '../../helpers/server.ts';
import { done } from '../../plugins/apps/open-caller.ts';

const places = [
  { name: 'in the data folder', isRemote: false },
  { name: 'in a bucket', isRemote: true },
] as const;

describe.each(places)('files $name', ({ isRemote }) => {
  let bucket: Awaited<ReturnType<typeof startBucket>> | undefined;
  let server: TestServer;
  let customer: { id: number; call: Caller };
  let stranger: { id: number; call: Caller };
  beforeAll(async () => {
    bucket = isRemote ? await startBucket() : undefined;
    server = await openServer({ environment: bucket?.environment ?? {} });
    customer = await enter(server, 'customer', 100);
    stranger = await enter(server, 'stranger', 100);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await server?.close();
    await bucket?.stop();
  });

  const upload = (caller: Caller, kind: string, file: File) => done(caller<FileView>('Admin.File.Upload', { kind, file }));
  const get = (path: string, token = '') => fetch(server.address + path, { headers: { cookie: `token=${token}` } });
  const folder = () => join(server.platform.config.dataFolder, 'files');
  const words = (text: string) => new File([text], 'log.txt');

  test('are read as they were written, replaced in their place, and gone once removed', async () => {
    const one = await upload(customer.call, 'document', words('one'));
    expect(existsSync(join(folder(), one.name))).toBe(!isRemote);
    expect(await (await get(one.url, customer.call.token)).text()).toBe('one');
    const two = await upload(customer.call, 'document', words('two'));
    const [file, by] = await Promise.all([one, two].map(({ name }) => server.platform.files.findByName(name)));
    expect(await server.platform.files.replace(file!, by!)).toBe(true);
    expect(await (await get(one.url, customer.call.token)).text()).toBe('two');
    expect((await get(two.url, customer.call.token)).status).toBe(404);
    await done(customer.call('Admin.File.DelFile', { id: one.id }));
    expect((await get(one.url, customer.call.token)).status).toBe(404);
  });

  test('of a work order are for its two sides alone, by cookie and by an address that ends soon', async () => {
    const file = await upload(customer.call, 'document', words('private'));
    await done(customer.call('Platform.MyWorkOrder.Add', { title: 'Weather answers 502', content: 'Since this morning.', attachments: [file.url] }));
    const clerk = await enter(server, 'clerk_without_right', 200);
    const everybody = [customer.call, server.admin, stranger.call, clerk.call, { token: '' }];
    const statuses = (path: string) => Promise.all(everybody.map(async ({ token }) => (await get(path, token)).status));
    expect(await statuses(file.url)).toEqual([200, 200, 404, 404, 404]);
    const guessed = file.url.replace(/[0-9a-f]{32}/, (name) => name.replace(/^./, (first) => (first === '0' ? '1' : '0')));
    expect(await statuses(guessed)).toEqual([404, 404, 404, 404, 404]);
    for (const { call } of [stranger, clerk])
      for (const service of ['Admin.File.Address', 'Admin.File.Download'])
        expect((await call(service, service.endsWith('Address') ? { name: file.name } : { id: file.id })).ret, service).toBe(404);
    const { url, expires } = await done(customer.call<{ url: string; expires: string }>('Admin.File.Address', { name: file.name }));
    expect(await (await get(url)).text()).toBe('private');
    const other = await upload(customer.call, 'document', words('another'));
    expect((await get(url.replace(file.name, other.name))).status).toBe(404);
    expect((await get(url.replace(/ticket=v1/, 'ticket=v2'))).status).toBe(404);
    vi.setSystemTime(Date.parse(expires) + 1);
    expect(await statuses(url)).toEqual([200, 200, 404, 404, 404]);
    vi.useRealTimers();
  });

  test('that are pictures have small copies of a few widths, for whoever sees the picture, as long as it is there', async () => {
    const pixels = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2F5BD7' } })
      .png()
      .toBuffer();
    const picture = await upload(customer.call, 'image', new File([new Uint8Array(pixels)], 'sea.png'));
    const widthOf = async (query: string) =>
      (await sharp(Buffer.from(await (await get(picture.url + query, customer.call.token)).arrayBuffer())).metadata()).width;
    expect(await widthOf('?width=160')).toBe(160);
    expect(await widthOf('?width=160')).toBe(160);
    expect(await widthOf('?width=161')).toBe(900);
    expect(await widthOf('?width=960')).toBe(900);
    expect((await get(`${picture.url}?width=160`, stranger.call.token)).status).toBe(404);
    const copies = () => readdirSync(join(server.platform.config.dataFolder, 'thumbnails')).filter((name) => name.startsWith(picture.name));
    expect(copies()).toHaveLength(1);
    await done(customer.call('Admin.File.DelFile', { id: picture.id }));
    expect(copies()).toEqual([]);
    expect((await get(`${picture.url}?width=160`, customer.call.token)).status).toBe(404);
  });

  test('are counted for their account, exports apart', async () => {
    const usage = () => done(customer.call<Record<string, number>>('Admin.File.Usage'));
    const before = await usage();
    await upload(customer.call, 'document', words('12345'));
    expect(await usage()).toMatchObject({ files: before.files! + 1, bytes: before.bytes! + 5, max_files: 2_000, max_bytes: 500 * 1_048_576 });
  });

  test.runIf(isRemote)('from before the bucket go on being read from the folder', async () => {
    const file = await upload(customer.call, 'document', words('new'));
    mkdirSync(folder(), { recursive: true });
    const former = `${'f'.repeat(32)}.txt`;
    writeFileSync(join(folder(), former), 'former');
    await server.platform.database.transact((query) => query.updateTable('file').set({ name: former }).where('id', '=', file.id).execute());
    expect(await (await get(`/files/${former}`, customer.call.token)).text()).toBe('former');
  });
});

test('a bucket that is not to be had is told before anything starts', async () => {
  const { environment, stop } = await startBucket();
  await expect(openServer({ environment: { ...environment, S3_BUCKET: 'other-files' } })).rejects.toMatchObject({
    texts: [{ en: expect.stringContaining('There is no bucket other-files') }],
  });
  await expect(openServer({ environment: { ...environment, S3_SECRET_ACCESS_KEY: 'wrong' } })).rejects.toMatchObject({
    texts: [{ en: expect.stringContaining('denies access') }],
  });
  await stop();
  await expect(openServer({ environment })).rejects.toMatchObject({ texts: [{ en: expect.stringContaining('does not answer') }] });
  const { S3_BUCKET: _, ...others } = environment;
  await expect(openServer({ environment: others })).rejects.toThrow('S3_BUCKET');
});
