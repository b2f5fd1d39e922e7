import { texts } from '../../../generated/words/engine-core/cases-from-csv.ts';
import type { Json } from '../json/json.ts';
import type { Parameter } from '../protocol/parameter.ts';
import { fillText, type Text } from '../text/text.ts';

/** A test case from one row of a table. */
export interface CsvCase {
  title: string;
  parameters: { [name: string]: Json };
  ret: number;
}

/** Columns besides those of the parameters: the title of the case and the expected `ret`. */
const ownColumns = ['title', 'ret'] as const;

/**
 * Parses test cases from CSV (RFC 4180) whose first row names parameters, `title` and `ret`. An empty field is not sent; a value that is not of its
 * parameter's type is sent as text, so that refusals can be tested.
 * @param room maximum number of cases
 */
export function casesFromCsv(csv: string, parameters: readonly Parameter[], room: number): { cases: CsvCase[] } | { error: Text } {
  const text = csv.replace(/^\uFEFF/, '');
  // A quote that nobody closes would take the rest of the table for plain text.
  if (text.split('"').length % 2 === 0) return { error: texts.quote };
  const [head, ...rows] = rowsOf(text);
  if (!head || rows.length === 0) return { error: texts.empty };
  const names = head.map((name) => name.trim());
  const allowed = [...ownColumns, ...parameters.map(({ name }) => name)];
  const unknown = names.find((name) => !allowed.includes(name));
  if (unknown !== undefined) return { error: fillText(texts.column, { name: unknown, allowed: allowed.join(', ') }) };
  const twice = names.find((name, column) => names.indexOf(name) !== column);
  if (twice !== undefined) return { error: fillText(texts.twice, { name: twice }) };
  if (rows.length > room) return { error: fillText(texts.many, { count: rows.length, room }) };
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const returned = names.indexOf('ret');
  const odd = rows.findIndex((fields) => !Number.isSafeInteger(Number(fields[returned] || 200)));
  if (odd !== -1) return { error: fillText(texts.ret, { row: odd + 1, value: (rows[odd]?.[returned] ?? '').slice(0, 50) }) };
  const cases = rows.map((fields, index): CsvCase => {
    const row = new Map(names.map((name, column) => [name, fields[column] ?? '']));
    const sent = [...row].flatMap(([name, text]): [string, Json][] => {
      const parameter = byName.get(name);
      return parameter && text !== '' ? [[name, readAs(parameter, text)]] : [];
    });
    return { title: row.get('title')?.trim() || `CSV ${index + 1}`, parameters: Object.fromEntries(sent), ret: Number(row.get('ret') || 200) };
  });
  return { cases };
}

function readAs({ type }: Parameter, text: string): Json {
  switch (type) {
    case 'integer':
    case 'float':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'array':
    case 'object':
      return jsonOr(text);
    default:
      return text;
  }
}

function jsonOr(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** Splits rows into fields; quoted ones may contain commas, line breaks and doubled quotes. Skips empty lines. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.some((field) => field !== '')) rows.push(row);
    row = [];
  }
  return rows;
}
