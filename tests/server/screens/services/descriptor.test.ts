import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DescriptorCheck } from '../../../../engine/core/calls/screens/descriptor.ts';
import { adminLevel } from '../../../../engine/core/protocol/levels.ts';
import { enter } from '../../../helpers/accounts.ts';
import { openServer, type TestServer, until } from '../../../helpers/server.ts';

let server: TestServer;
let file: string;
beforeAll(async () => {
  server = await openServer({ apps: ['supplier'] });
  file = join(server.schemas, 'supplier.json');
});
afterAll(() => server.close());

const get = async () =>
  (await server.admin<{ file: string; text: string; version: string; isWritable: boolean }>('Admin.Descriptor.Get', { name: 'supplier' })).data!;
const check = async (text: string) => (await server.admin<DescriptorCheck>('Admin.Descriptor.Check', { name: 'supplier', text })).data!;
const live = () => server.admin<{ screen: { label: { en: string } } }>('Admin.Screen.Load', { name: 'supplier' });

describe('the descriptor of a screen', () => {
  test('is read as it stands on the disk, without the folders of the machine', async () => {
    expect(await get()).toMatchObject({ file: 'schemas/supplier.json', text: readFileSync(file, 'utf8'), isWritable: true });
  });

  test('is checked as its drop would be, against the other screens too, and nothing changes', async () => {
    const { text } = await get();
    const misspelled = await check(text.replace('"maxLength"', '"maxLenght"'));
    expect(misspelled).toMatchObject({ screen: null, faults: [{ severity: 'error', pointer: '/schema/properties/name/maxLenght', line: 11 }] });
    const lost = await check(text.replace('ref:user.username', 'ref:usr.username'));
    expect(lost.faults[0]?.message.en).toContain('"user"');
    expect((await check('{ "name": ')).faults).toHaveLength(1);
    const renamed = await check(text.replace('"en": "Supplier"', '"en": "Vendor"'));
    expect(renamed).toMatchObject({ faults: [], screen: { label: { en: 'Vendor' } } });
    expect((await live()).data?.screen.label.en).toBe('Supplier');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('of rows that are none of its own is held against the table that has them', async () => {
    const name = 'login_log';
    const { text } = (await server.admin<{ text: string }>('Admin.Descriptor.Get', { name })).data!;
    const checked = async (other: string) => (await server.admin<DescriptorCheck>('Admin.Descriptor.Check', { name, text: other })).data;
    expect(await checked(text)).toMatchObject({ faults: [] });
    expect(await checked(text.replace('"source": "login_log"', '"source": "session"'))).toMatchObject({ screen: null, faults: [{ pointer: '/source' }] });
  });

  test('is saved and goes live, once for each version, and never with a fault', async () => {
    const { text, version } = await get();
    const faulty = await server.admin('Admin.Descriptor.Save', { name: 'supplier', text: text.replace('"name":', '"nam":'), version });
    expect(faulty.ret).toBe(400);
    const vendor = text.replace('"en": "Supplier"', '"en": "Vendor"');
    const saved = await server.admin<{ version: string }>('Admin.Descriptor.Save', { name: 'supplier', text: vendor, version });
    expect(saved.ret).toBe(200);
    await until(live, ({ data }) => data?.screen.label.en === 'Vendor');
    expect(await server.admin('Admin.Descriptor.Save', { name: 'supplier', text, version })).toMatchObject({ ret: 409 });
    expect(readFileSync(file, 'utf8')).toBe(vendor);
    expect((await get()).version).toBe(saved.data?.version);
    writeFileSync(file, text);
  });

  test('is saved by one of two who save at the same moment', async () => {
    const { text, version } = await get();
    const texts = ['Vendor', 'Seller'].map((word) => text.replace('"en": "Supplier"', `"en": "${word}"`));
    const answers = await Promise.all(texts.map((one) => server.admin('Admin.Descriptor.Save', { name: 'supplier', text: one, version })));
    expect(answers.map(({ ret }) => ret).sort()).toEqual([200, 409]);
    expect(readFileSync(file, 'utf8')).toBe(texts[answers.findIndex(({ ret }) => ret === 200)]);
    writeFileSync(file, text);
  });

  test('is for super admins alone', async () => {
    const { call } = await enter(server, 'keeper', adminLevel);
    for (const verb of ['Get', 'Check', 'Save']) {
      expect((await call(`Admin.Descriptor.${verb}`, { name: 'supplier', text: '{}', version: 'x' })).ret, verb).toBe(401);
    }
    expect((await server.admin('Admin.Descriptor.Get', { name: '../../etc/passwd' })).ret).toBe(404);
  });

  test('says where the server may not write', async () => {
    if (process.getuid?.() === 0) return;
    chmodSync(file, 0o444);
    expect((await get()).isWritable).toBe(false);
    chmodSync(file, 0o644);
  });
});
