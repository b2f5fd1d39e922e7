import { fillText } from '../../../../engine/core/text/text.ts';
import type { TableRequest, Upserted } from '../../../model/semantics/runtime/runtime.ts';
import { Failure } from '../../../model/semantics/values/failure.ts';
import { requiredText } from './column-rules.ts';

/** What an upsert needs of the rows of one table. */
interface UpsertedRows {
  find(request: TableRequest): Promise<unknown>;
  insert(values: Record<string, unknown>): Promise<number>;
  update(id: unknown, values: Record<string, unknown>): Promise<number>;
}

/** Updates the first row that has the values of the keys, or inserts one. Throws Failure (400) where a key has none. */
export async function upsertRow(rows: UpsertedRows, keys: readonly string[], values: Record<string, unknown>): Promise<Upserted> {
  const empty = keys.find((name) => values[name] === null || values[name] === undefined);
  if (empty !== undefined) throw new Failure(400, fillText(requiredText, { name: empty }));
  const equal = Object.fromEntries(keys.map((name) => [name, values[name]]));
  const found = await rows.find({ equal, sort: 'id', columns: [] });
  if (typeof found !== 'object' || found === null || !('id' in found)) return { id: await rows.insert(values), created: true };
  await rows.update(found.id, withoutKeys(keys, values));
  return { id: Number(found.id), created: false };
}

/** What an upsert writes into a row that is there. */
export function withoutKeys(keys: readonly string[], values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !keys.includes(name)));
}
