import { type AnswerFrom, defineCall } from '../../engine/core/contract/define-call.ts';
import { boolean, integer, json, jsonObject, list, object, oneOf, string, typed } from '../../engine/core/contract/field.ts';
import type { Json } from '../../engine/core/json/json.ts';
import { columnTypes } from '../model/types/definition.ts';

const mayEdit = { kind: 'permission', nodes: ['/database/rows'] } as const;
/** `platform`: the platform's own. */
const place = { database: string({ max: 32 }), table: string({ max: 63 }) };

/** A page of the rows of a table interfaces could use. Values of hidden and private columns are not shown. */
export const listRows = defineCall({
  name: 'Admin.Database.Rows',
  access: mayEdit,
  parameters: {
    ...place,
    page: integer({ min: 1, max: 1_000_000, default: 1 }),
    per_page: integer({ min: 1, max: 1_000, default: 20 }),
    sort: string({ max: 70, optional: true }),
    column: string({ max: 63, optional: true }),
    value: string({ max: 1_000, optional: true }),
  },
  answer: {
    title: string(),
    columns: list(object({ name: string(), type: oneOf(columnTypes), required: boolean(), is_private: boolean() })),
    items: json(typed<Record<string, Json>[]>(), { type: 'array' }),
    total: integer(),
  },
});
export type RowPage = AnswerFrom<typeof listRows>;

/** The row as the caller saw it: where a column of it has another value by now, the call is refused (409) and names these. Left out: nothing is compared. */
const seen = jsonObject(typed<Record<string, Json>>(), { optional: true });

/** Writes a row; without `id` a new one. */
export const saveRow = defineCall({
  name: 'Admin.Database.SaveRow',
  access: mayEdit,
  parameters: { ...place, id: integer({ min: 1, optional: true }), values: jsonObject(typed<Record<string, Json>>()), seen },
  answer: { id: integer() },
});

/** Removes a row for good. */
export const removeRow = defineCall({
  name: 'Admin.Database.RemoveRow',
  access: mayEdit,
  parameters: { ...place, id: integer({ min: 1 }), seen },
  answer: { removed: integer() },
});
