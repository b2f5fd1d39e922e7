import { texts } from '../../../generated/words/engine-server/import-row.ts';
import type { RowChange } from '../../core/answers/import-answer.ts';
import { isPrivate } from '../../core/descriptor/private-formats.ts';
import type { Field } from '../../core/descriptor/types.ts';
import { isNothing } from '../../core/json/same-value.ts';
import { fillText } from '../../core/text/text.ts';
import type { InvalidField } from '../../core/validation/invalid-field.ts';
import { UnusableDatabase } from '../data/sql/unusable-database.ts';
import { CallError, InputError } from '../kernel/call/errors.ts';
import type { Call } from '../kernel/call/service.ts';
import { unreadable } from '../kernel/format-values.ts';
import type { StoredRecord } from '../kernel/ports/repository.ts';
import { fieldMaskingOf } from '../operations/binding/field-masking.ts';
import { scopeOf } from '../operations/binding/scope.ts';
import type { ScreenBinding } from '../operations/binding/screen-binding.ts';
import { auditable } from '../operations/binding/serialize.ts';
import { addRecord, plannedAddition } from '../operations/write/add.ts';
import { editRecord, plannedChanges } from '../operations/write/edit.ts';
import { recordInput, storable } from '../operations/write/record-input.ts';
import { cellReader } from './cell-values.ts';
import { allowedCell } from './cells.ts';
import type { SheetRow } from './read/read-sheet.ts';

/** Rows whose errors and changes are shown. */
export const shownRows = 200;

/** Imports the rows of one file. */
export interface RowImport {
  /** Returns what is wrong with a row; an empty list if it was written, or would be. */
  add(row: SheetRow, fields: readonly (Field | null)[]): Promise<InvalidField[]>;
  readonly counts: { add: number; change: number; same: number };
  /** Of the first rows, if the import has a key: what each does. In the order in which they ended. */
  readonly changes: RowChange[];
}

/**
 * @param call the `Import` call: `key` names the fields that find the record of a row, `dry_run` writes nothing
 */
export async function createRowImport(binding: ScreenBinding, call: Call): Promise<RowImport> {
  const { platform } = binding;
  const isDry = call.params.dry_run === true;
  const key = typeof call.params.key === 'string' ? call.params.key.split(',') : null;
  const counts = { add: 0, change: 0, same: 0 };
  const changes: RowChange[] = [];
  const seen = new Map<string, number>();
  const masking = await fieldMaskingOf(binding, call);
  const valueAt = cellReader(binding, call);
  return { add, counts, changes };

  async function add(row: SheetRow, fields: readonly (Field | null)[]): Promise<InvalidField[]> {
    const { params, errors } = await readRow(row, fields);
    if (errors.length > 0) return errors;
    try {
      const found = key && (await recordOf(params, key));
      const errors = isDry ? await dryRunRow(row, params, found) : [];
      if (errors.length > 0) return errors;
      const planned = found && (await plannedOf(found, params));
      const does = !planned ? 'add' : Object.keys(planned).length > 0 ? 'change' : 'same';
      if (!isDry && does === 'add') await addRecord(binding, { ...call, params });
      if (!isDry && found && does === 'change') await editRecord(binding, { ...call, params: { ...params, id: found.id, rev: found.rev } });
      counts[does]++;
      if (key && changes.length < shownRows) changes.push({ row: row.number, does, id: found?.id ?? null, fields: fieldChanges(found, planned) });
      return [];
    } catch (error) {
      if (error instanceof UnusableDatabase) throw error;
      return refusalOf(error);
    }
  }

  async function readRow(row: SheetRow, fields: readonly (Field | null)[]): Promise<{ params: Record<string, unknown>; errors: InvalidField[] }> {
    const params: Record<string, unknown> = {};
    const errors: InvalidField[] = [];
    for (const [index, field] of fields.entries()) {
      if (!field) continue;
      const value = await valueAt(field, row.cells[index]);
      if (value === unreadable) errors.push(unreadableCell(field, row.cells[index]));
      else if (value !== undefined) params[field.name] = value;
    }
    return { params, errors };
  }

  /** The record a row means by its key, as far as the caller may know of it. */
  async function recordOf(params: Record<string, unknown>, columns: string[]): Promise<StoredRecord | null> {
    const { fields: all } = binding.screen;
    const { values } = binding.check(recordInput(all, params), { mode: 'add' });
    const stored = storable(all, values);
    if (columns.some((column) => isNothing(stored[column]))) return null;
    const found = await binding.repository.findBy(platform.database.read, Object.fromEntries(columns.map((column) => [column, stored[column]])));
    // One the caller may not know of is taken, as for Add.
    return found && binding.repository.get(platform.database.read, found.id, { conditions: scopeOf(binding, call) });
  }

  function plannedOf(found: StoredRecord, params: Record<string, unknown>): Promise<Record<string, unknown>> {
    return plannedChanges(binding, { ...call, params }, found);
  }

  /** What a write would find, without writing: rules, taken unique values, and the same values twice in the file. */
  async function dryRunRow(row: SheetRow, params: Record<string, unknown>, found: StoredRecord | null): Promise<InvalidField[]> {
    if (found) await plannedOf(found, params);
    const values: Record<string, unknown> = found ? { ...found, ...params } : await plannedAddition(binding, { ...call, params });
    const errors: InvalidField[] = [];
    for (const columns of binding.screen.table?.unique ?? []) {
      const key = JSON.stringify([columns, columns.map((column) => values[column])]);
      if (columns.some((column) => values[column] === undefined)) continue;
      const twin = seen.get(key);
      seen.set(key, row.number);
      const { label, taken: uniqueText } = binding.screen.fields.find((field) => field.name === columns[0])!;
      if (twin !== undefined && twin !== row.number) errors.push({ field: columns[0]!, code: 'twice', text: fillText(texts.twice, { label, row: twin }) });
      else if (await isDuplicate(columns, values, found?.id)) {
        errors.push({ field: columns[0]!, code: 'taken', text: uniqueText ?? fillText(texts.taken, { label }) });
      }
    }
    return errors;
  }

  async function isDuplicate(columns: string[], values: Record<string, unknown>, except: number | undefined): Promise<boolean> {
    const holder = await binding.repository.findBy(platform.database.read, Object.fromEntries(columns.map((column) => [column, values[column]])));
    return holder !== null && holder.id !== except;
  }

  function fieldChanges(found: StoredRecord | null, planned: Record<string, unknown> | null): RowChange['fields'] {
    if (!found || !planned) return [];
    const after = auditable(binding.screen, planned);
    const before = auditable(binding.screen, found);
    return Object.keys(planned).map((field) => mask({ field, from: before[field], to: after[field] }));
  }

  function mask({ field, from, to }: RowChange['fields'][number]): RowChange['fields'][number] {
    return { field, from: masking.mask({ [field]: from })[field] ?? null, to: masking.mask({ [field]: to })[field] ?? null };
  }
}

/** Returns the errors of a refused row; rethrows other errors. */
export function refusalOf(error: unknown): InvalidField[] {
  if (error instanceof InputError) return error.errors;
  if (error instanceof CallError) return [{ field: '', code: 'refused', text: error.text }];
  throw error;
}

function unreadableCell({ name, label, format, ...field }: Field, cell: unknown): InvalidField {
  const found = isPrivate(format) ? '***' : String(cell).slice(0, 60);
  return { field: name, code: 'type', text: fillText(texts.unreadable, { label, found, allowed: allowedCell({ name, label, format, ...field }) }) };
}
