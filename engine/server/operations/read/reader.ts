import { withoutQueries } from '../../../core/derive/fields/phone-fields.ts';
import { servicesOf } from '../../../core/derive/services.ts';
import { holdsPhone } from '../../../core/descriptor/holds-phone.ts';
import type { Field, Screen } from '../../../core/descriptor/types.ts';
import type { Access } from '../../../core/protocol/access.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Condition, StoredRecord, Through } from '../../kernel/ports/repository.ts';
import { type FieldMasking, fieldMaskingOf } from '../binding/field-masking.ts';
import { scopeOf } from '../binding/scope.ts';
import { hooksOf, type ScreenBinding } from '../binding/screen-binding.ts';
import { serialize } from '../binding/serialize.ts';
import { accessOf } from '../binding/service-access.ts';
import { withRollups } from '../query/rollups.ts';
import { computedValues } from './computed-values.ts';

/** What one caller may query and see of a screen: phone numbers masked, lookups as far as he may read the other records. */
export interface Reader extends FieldMasking {
  /** The way a lookup goes, for filters and orders; undefined for a plain field. */
  through(path: string): Through | undefined;
  /**
   * The records with what is computed of them, their rollups and their lookups, one statement for each rollup and each reference looked through.
   * Null where a reference is empty, and where he may not see it.
   * @param names only these fields; left out: all
   */
  withDerived(records: StoredRecord[], names?: readonly string[]): Promise<StoredRecord[]>;
}

/** The records a reference leads to, as the caller may see them. */
interface Passage {
  reference: string;
  lookups: Field[];
  target: Pick<ScreenBinding, 'platform' | 'screen' | 'hooks' | 'repository'>;
  masking: FieldMasking;
  scope: Condition[];
}

/** Returns the reader of a call. */
export async function readerOf(binding: Pick<ScreenBinding, 'platform' | 'screen'>, call: Call): Promise<Reader> {
  const { platform, screen } = binding;
  const masking = await fieldMaskingOf(binding, call);
  if (screen.derived.length === 0) return { ...masking, through: () => undefined, withDerived: async (records) => records };
  const references = [...new Set(screen.derived.flatMap(({ lookup }) => lookup?.reference ?? []))];
  const found = await Promise.all(references.map((reference) => passageOf(binding, call, reference)));
  const passages = found.filter((passage) => passage !== null);
  const open = new Map(passages.flatMap((passage) => passage.lookups.filter((field) => mayAsk(passage, field)).map((field) => [field.name, passage] as const)));
  return {
    screen: withoutQueries(masking.screen, new Set(screen.derived.filter(({ name, rollup }) => !rollup && !open.has(name)).map(({ name }) => name))),
    mask: masking.mask,
    through: (path) => {
      const passage = open.get(path);
      const column = screen.derived.find(({ name }) => name === path)?.lookup?.field;
      return passage && column !== undefined
        ? { reference: passage.reference, table: passage.target.repository.table, column, conditions: passage.scope }
        : undefined;
    },
    withDerived: async (stored, names) => {
      const records = await withRollups(platform, screen, call, stored, names);
      const wanted = screen.derived.filter(({ name }) => !names || names.includes(name));
      const empty = Object.fromEntries(wanted.filter(({ rollup }) => !rollup).map(({ name }) => [name, null]));
      const computed = wanted.filter((field) => field.computed !== undefined);
      const values = await Promise.all([
        ...passages.map((passage) => valuesOf(passage, wanted, records, call)),
        ...computed.map(async (field) => (await computedValues(binding, call, field, records)).map((value) => ({ [field.name]: value }))),
      ]);
      return records.map((record, index) => Object.assign({ ...record, ...empty }, ...values.map((some) => some[index])));
    },
  };
}

/** Null if the caller may not read what the reference leads to, or it is not live. */
async function passageOf({ platform, screen }: Pick<ScreenBinding, 'platform' | 'screen'>, call: Call, reference: string): Promise<Passage | null> {
  const lookups = screen.derived.filter(({ lookup }) => lookup?.reference === reference);
  const target = platform.screens.find(lookups[0]?.lookup?.screen ?? '');
  const repository = target && platform.repositories.of(target);
  const access = target && readAccess(target);
  if (!repository || !access || !call.session || !(await platform.rights.mayCall(call.session, access))) return null;
  const bound = { platform, screen: target, hooks: hooksOf(target, platform.plugins), repository };
  return { reference, lookups, target: bound, masking: await fieldMaskingOf(bound, call), scope: scopeOf(bound, call) };
}

const accesses = new WeakMap<Screen, Access | null>();

/** Returns who may read the records of a screen; null for nobody. */
function readAccess(screen: Screen): Access | null {
  const known = accesses.get(screen);
  if (known !== undefined) return known;
  const services = servicesOf(screen);
  const reading = services.find(({ does }) => does === 'Get') ?? services.find(({ does }) => does === 'List');
  const access = reading ? accessOf(screen, reading) : null;
  accesses.set(screen, access);
  return access;
}

/** Masked phone numbers could be guessed digit by digit by queries. */
function mayAsk({ masking, target }: Passage, field: Field): boolean {
  return masking.screen === target.screen || !holdsPhone(field);
}

async function valuesOf({ reference, lookups, target, masking, scope }: Passage, wanted: Field[], records: StoredRecord[], call: Call) {
  const requested = lookups.filter((field) => wanted.includes(field)).flatMap(({ name, lookup }) => (lookup ? [{ name, field: lookup.field }] : []));
  const ids = records.map((record) => record[reference]).filter((id): id is number => Number.isSafeInteger(id));
  if (requested.length === 0 || ids.length === 0) return [];
  // What a plugin makes of a record may need all of it.
  const columns = target.hooks.serialize ? undefined : requested.map(({ field }) => field);
  const found = await target.repository.getMany(target.platform.database.read, ids, { conditions: scope, columns, trash: true });
  const shown = new Map<unknown, Record<string, unknown>>(found.map((record) => [record.id, masking.mask(serialize(target, call, record))]));
  return records.map((record) => Object.fromEntries(requested.map(({ name, field }) => [name, shown.get(record[reference])?.[field] ?? null])));
}
