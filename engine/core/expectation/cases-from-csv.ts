import { texts } from '../../../generated/words/engine-core/cases-from-csv.ts';
import type { Json } from '../json/json.ts';
import type { Parameter } from '../protocol/parameter.ts';
import { fillText, type Text } from '../text/text.ts';

/** A test case as a row of a table says it. */
export interface CsvCase {
  title: string;
  parameters: { [name: string]: Json };
  ret: number;
}

/** Columns beside those of the parameters: the case's name and the return code it must get. */
const ownColumns = ['title', 'ret'] as const;

/**
 * Test cases from a table of comma separated values (RFC 4180), the first row naming parameters, `title` and `ret`. An empty field is not sent; what
 * does not read as its parameter's type is sent as it stands, so that a refusal can be a case, too.
 * @param room how many cases there may be
 */
export function casesFromCsv(csv: string, parameters: readonly Parameter[], room: number): { cases: CsvCase[] } | { problem: Text } {
  const text = csv.replace(/^\uFEFF/, '');
  // A quote that nobody closes would take the rest of the table for plain text.
  if (text.split('"').length % 2 === 0) return { problem: texts.quote };
  const [head, ...rows] = rowsOf(text);
  if (!head || rows.length === 0) return { problem: texts.empty };
  const names = head.map((name) => name.trim());
  const allowed = [...ownColumns, ...parameters.map(({ name }) => name)];
  const unknown = names.find((name) => !allowed.includes(name));
  if (unknown !== undefined) return { problem: fillText(texts.column, { name: unknown, allowed: allowed.join(', ') }) };
  const twice = names.find((name, column) => names.indexOf(name) !== column);
  if (twice !== undefined) return { problem: fillText(texts.twice, { name: twice }) };
  if (rows.length > room) return { problem: fillText(texts.many, { count: rows.length, room }) };
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const returned = names.indexOf('ret');
  const odd = rows.findIndex((fields) => !Number.isSafeInteger(Number(fields[returned] || 200)));
  if (odd !== -1) return { problem: fillText(texts.ret, { row: odd + 1, value: (rows[odd]?.[returned] ?? '').slice(0, 50) }) };
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

/** Rows of fields; a field in quotes may hold commas, line breaks and doubled quotes. Empty lines count for nothing. */
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
