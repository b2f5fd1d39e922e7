import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { normalize } from '../../../engine/core/descriptor/normalize/normalize.ts';
import { viewFile } from '../../../engine/core/descriptor/normalize/view-file.ts';
import type { InvalidField } from '../../../engine/core/validation/invalid-field.ts';
import { compileRecordValidator } from '../../../engine/core/validation/validate-record.ts';
import { compileValidatorModule } from '../../../engine/server/screens/validator/validator-module.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { benchOf, refusalOf, type ScreenBench } from '../../helpers/screen-bench.ts';
import { both } from '../../helpers/screens.ts';

const integer = { type: 'integer', label: both('Number') } as const;
const date = { type: 'string', format: 'date', label: both('Day') } as const;

/** A lease ends after it begins; a company names itself; what costs much is signed for, and only shown parts are held to anything. */
const leaseFile: ScreenFile = {
  name: 'lease',
  label: both('Lease'),
  schema: {
    type: 'object',
    properties: {
      start: date,
      end: date,
      kind: { type: 'string', enum: ['person', 'company'], label: both('Kind') },
      company: { type: 'string', label: both('Company'), requiredWhen: { kind: 'company' } },
      price: integer,
      most: integer,
      note: { type: 'string', label: both('Note'), when: { kind: 'person' } },
      signed: { type: 'boolean', label: both('Signed') },
    },
    rules: [
      { must: { end: { after: '$form.start' } }, at: 'end', message: both('The end is after the start') },
      { when: { price: { atLeast: 100 } }, must: { signed: true }, at: 'signed', message: both('100 and more are signed for') },
      { must: { price: { atMost: '$form.most' } }, at: 'price', message: both('At most the limit') },
      { must: { note: { empty: false } }, at: 'note', message: both('Say why') },
    ],
  },
  list: { columns: ['start', 'end'] },
};
const lease = normalize(leaseFile);
const face: ScreenFile = { name: 'lease_end', label: both('End'), viewOf: 'lease', fields: { end: {} }, access: { calls: ['List', 'Get', 'Edit'] } };
const ends = normalize(viewFile(face, leaseFile));

describeOnDatabases('rules across fields', (place) => {
  let bench: ScreenBench;
  const errors = async (work: Promise<unknown>) => (await refusalOf(work)).faults;
  const add = async (values: Record<string, unknown>) =>
    (await bench.call<{ id: number }>('Admin.Lease.Add', { kind: 'company', company: 'Acme', ...values })).id;

  beforeAll(async () => {
    bench = await benchOf(await place.open(), (await place.config()).dataFolder, [lease, ends]);
  });

  test('hold for new records and for edits, of which the stored fields count too', async () => {
    expect(await errors(add({ start: '2026-02-01', end: '2026-01-01' }))).toEqual(['end rule']);
    expect(await errors(add({ start: '2026-02-01', end: '2026-02-01' }))).toEqual(['end rule']);
    const id = await add({ start: '2026-02-01', end: '2026-03-01' });
    expect(await errors(bench.call('Admin.Lease.Edit', { id, rev: 1, start: '2026-04-01' }))).toEqual(['end rule']);
    expect(await bench.call('Admin.Lease.Edit', { id, rev: 1, start: '2026-02-15' })).toEqual({ rev: 2 });
    expect(await errors(bench.call('Admin.LeaseEnd.Edit', { id, rev: 2, end: '2026-01-01' }))).toEqual(['end rule']);
    const { msg } = await refusalOf(
      bench.call('Admin.Lease.EditPreview', { matching: { count: 1, filters: { id } }, start: '2026-12-01' }).then((answer) => {
        expect(answer).toMatchObject({ failed_count: 1 });
        return bench.call('Admin.Lease.Edit', { id, rev: 2, clear: ['company'] });
      }),
    );
    expect(msg).not.toBe('');
  });

  test('say nothing of what is empty or hidden, unless that is what they ask', async () => {
    await add({ end: '2026-01-01' });
    await add({ start: '2026-01-01' });
    await add({ price: 5, most: 5 });
    await add({ price: 5 });
    expect(await errors(add({ price: 6, most: 5 }))).toEqual(['price rule']);
    expect(await errors(add({ price: 100 }))).toEqual(['signed rule']);
    await add({ price: 100, signed: true });
    expect(await errors(add({ kind: 'person' }))).toEqual(['note rule']);
  });

  test('make a field required while others are so', async () => {
    expect(await errors(bench.call('Admin.Lease.Add', { kind: 'company' }))).toEqual(['company required']);
    expect((await bench.call<{ id: number }>('Admin.Lease.Add', { kind: 'person', note: 'moves out' })).id).toBeGreaterThan(0);
  });

  test('say the same on the page as on the server', async () => {
    const onServer = compileRecordValidator(lease);
    const { code } = await compileValidatorModule(lease);
    const page: { validate(record: object, mode: string): InvalidField[] } = await import(
      `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
    );
    const day = fc.constantFrom('2026-01-01', '2026-02-01', null);
    const records = fc.record({
      ...{ start: day, end: day, kind: fc.constantFrom('person', 'company'), company: fc.constantFrom('Acme', '') },
      ...{ price: fc.constantFrom(1, 100, null), most: fc.constantFrom(1, 200, null), note: fc.constantFrom('x', ''), signed: fc.boolean() },
    });
    fc.assert(
      fc.property(records, (record) => {
        expect(page.validate(record, 'add')).toEqual(onServer(record, { mode: 'add' }).errors);
      }),
    );
  });
});
