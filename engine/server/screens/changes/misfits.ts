import { Ajv, type ValidateFunction } from 'ajv';
import { texts } from '../../../../generated/words/engine-server/misfits.ts';
import { visibleFields } from '../../../core/condition/visible-fields.ts';
import type { Table } from '../../../core/derive/table/table.ts';
import type { Field, JsonSchema, Screen } from '../../../core/descriptor/types.ts';
import { isNothing } from '../../../core/json/same-value.ts';
import { fillText, joinTexts, plainText } from '../../../core/text/text.ts';
import { formatChecks } from '../../../core/validation/formats.ts';
import type { Refusal } from '../../data/migration/check-rows.ts';
import { recordOf } from '../../data/repository/column-values.ts';
import { anyTable, type Database } from '../../kernel/ports/database.ts';
import type { Values } from '../../kernel/ports/repository.ts';
import { linearRegExp } from '../../operations/binding/linear-pattern.ts';

/** The tightened rules of a field. */
interface Tightened {
  field: Field;
  schema: JsonSchema;
  required: boolean;
}

/** Rows read at a time, and ids that are named. */
const batch = 500;
const samples = 5;

/**
 * Returns a refusal for each field with rows that violate the tightened rules. Rows are validated as forms are, on any database, because none has all
 * keywords of JSON Schema. Ignores the trash.
 */
export async function misfits(database: Database, screen: Screen, table: Table, rules: Tightened[]): Promise<Refusal[]> {
  const existing = await database.inspect(table.name);
  const columns = table.columns.filter(({ name }) => existing?.columns.some((column) => column.name === name));
  const ajv = new Ajv({ strict: false, messages: false, logger: false, formats: { ...formatChecks }, code: { regExp: linearRegExp } });
  const checks = rules.map((rule) => ({ ...rule, fits: ajv.compile(rule.schema), ids: [] as number[], rows: 0 }));
  const conditions = screen.fields.flatMap(({ when }) => Object.keys(when ?? {}));
  const names = new Set(['id', ...rules.map(({ field }) => field.name), ...conditions]);
  const read = columns.filter(({ name }) => names.has(name));
  for await (const row of rowsOf(
    database,
    table.name,
    read.map(({ name }) => name),
  )) {
    const record = recordOf(read, row);
    for (const check of checks) {
      if (!isMisfit(screen, record, check)) continue;
      check.rows += 1;
      if (check.ids.length < samples) check.ids.push(Number(row.id));
    }
  }
  return checks.filter(({ rows }) => rows > 0).map((check) => refusalOf(table.name, check));
}

function isMisfit(screen: Screen, record: Values, { field, fits, required }: Tightened & { fits: ValidateFunction }): boolean {
  const value = record[field.name];
  if (!isNothing(value)) return !fits(value);
  return required && (!field.when || visibleFields(screen.fields, record).includes(field));
}

async function* rowsOf(database: Database, table: string, columns: string[]): AsyncIterable<Values> {
  for (let last = 0, more = true; more; ) {
    const rows = await anyTable(database.read)
      .selectFrom(table)
      .select(columns)
      .where('id', '>', last)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(batch)
      .execute();
    yield* rows;
    last = Number(rows.at(-1)?.id);
    more = rows.length === batch;
    // Calls are answered meanwhile: the embedded database reads on this thread.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function refusalOf(table: string, { field, schema, required, rows, ids }: Tightened & { rows: number; ids: number[] }): Refusal {
  const words = Object.entries(schema).map(([word, value]) => plainText(`${word} ${JSON.stringify(value)}`));
  const text = fillText(texts.tighten, {
    column: field.name,
    words: joinTexts([...(required ? [plainText('required')] : []), ...words]),
    rows,
    ids: ids.join(', '),
    plan: JSON.stringify({ table, steps: [{ keep: { column: field.name } }] }),
    file: field.name.replaceAll('_', '-'),
  });
  return { table, column: field.name, what: 'tighten', rows, sampleIds: ids, text };
}
