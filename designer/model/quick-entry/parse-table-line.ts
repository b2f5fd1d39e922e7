import type { Json } from '../../../engine/core/json/json.ts';
import { texts } from '../../../generated/words/designer-model/parse-table-line.ts';
import { hasParameterType } from '../checks/check-parameters.ts';
import type { EntryDiagnostic } from '../formula/entry-diagnostic.ts';
import { TokenReader } from '../formula/token-reader.ts';
import { asciiOf, textAt, tokensOf } from '../formula/tokens.ts';
import { columnTypes, type TableColumn } from '../types/definition.ts';
import { namedInSentence } from '../types/type-label.ts';
import { ruleOfWord } from './parameter-types.ts';

/**
 * Parses the columns of a table written in one line: `name string(50)! 商品名, price money, stock int=0, owner -> users : 所有者`. `!` is required, `*`
 * hidden, a number in brackets the maximum length or value, `->` the table whose ids the column contains; the rest, with or without a colon,
 * describes the column. Accepts Chinese punctuation. Valid parts are returned despite errors in others.
 */
export function parseTableLine(text: string): { columns: TableColumn[]; diagnostics: EntryDiagnostic[] } {
  const diagnostics: EntryDiagnostic[] = [];
  const columns: TableColumn[] = [];
  for (const { from, to } of partsOf(text)) {
    const reader = new TokenReader(tokensOf(text, from, to));
    const first = reader.peek();
    const column = parseColumn(text, to, reader);
    if (column && columns.some(({ name }) => name === column.name)) reader.report(texts.twice, { name: column.name }, first);
    else if (column) columns.push(column);
    diagnostics.push(...reader.diagnostics);
  }
  return { columns, diagnostics };
}

/** Splits at commas and semicolons outside of brackets and quotes. An apostrophe inside a word is no quote. */
function partsOf(text: string): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  let depth = 0;
  let from = 0;
  let before = '';
  for (let at = 0; at < text.length; at++) {
    const sign = asciiOf(text.charAt(at));
    if ('=:[{,'.includes(before) && before !== '' && /["'“‘]/.test(sign)) {
      at = (textAt(text, at)?.to ?? at + 1) - 1;
    }
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign)) depth--;
    if ((sign === ',' || sign === ';') && depth <= 0) {
      parts.push({ from, to: at });
      from = at + 1;
    }
    if (sign.trim() !== '') before = sign;
  }
  return [...parts, { from, to: text.length }].filter((part) => text.slice(part.from, part.to).trim() !== '');
}

function parseColumn(text: string, end: number, reader: TokenReader): TableColumn | null {
  const name = reader.expectName();
  if (!name) return null;
  const column: TableColumn = { name: name.text, type: 'string' };
  const word = reader.peek();
  const isReference = reader.isSign('->');
  const rule = word.kind === 'name' ? ruleOfWord(word.text) : undefined;
  const type = columnTypes.find((known) => known === rule?.type);
  if (type !== undefined) {
    reader.next();
    column.type = type;
    if (rule?.format === 'money' || rule?.format === 'decimal') column.format = rule.format;
  } else if (isReference) column.type = 'integer';
  else if (word.kind === 'name' && /^[a-z]+$/i.test(word.text))
    reader.report(texts.type, { type: word.text, allowed: [...columnTypes, 'money', 'decimal'].join(', ') }, word);
  parseMarks(text, reader, column);
  const description = descriptionIn(text.slice(reader.peek().from, end));
  if (description !== '') column.description = description;
  return column;
}

/** The words behind the marks; in quotes if they contain a comma or the like. */
function descriptionIn(rest: string): string {
  const words = rest.trim().replace(/^([:：]|\/\/)\s*/, '');
  const quoted = textAt(words, 0);
  return quoted?.to === words.length ? quoted.text : words;
}

/** Parses `!`, `*`, `(50)`, `=0` and `-> table`, in any order. */
function parseMarks(text: string, reader: TokenReader, column: TableColumn): void {
  for (;;) {
    if (reader.takeSign('!')) column.required = true;
    else if (reader.takeSign('*')) column.hidden = true;
    else if (reader.takeSign('(')) {
      const max = reader.peek().kind === 'number' ? Number(reader.next().text) : undefined;
      if (max === undefined) reader.report(texts.max);
      else column.max = max;
      reader.skipTo([')']);
      reader.expectSign(')');
    } else if (reader.takeSign('->')) {
      const table = reader.expectName();
      if (table) column.references = table.text;
      else reader.next();
    } else if (reader.takeSign('=')) parseDefault(text, reader, column);
    else if (reader.takeSign('!=')) {
      column.required = true;
      parseDefault(text, reader, column);
    } else return;
  }
}

function parseDefault(text: string, reader: TokenReader, column: TableColumn): void {
  const first = reader.next();
  let last = first;
  if (first.kind === 'sign' && '[{'.includes(first.text)) {
    let depth = 1;
    while (depth > 0 && reader.peek().kind !== 'end') {
      last = reader.next();
      if (last.kind === 'sign') depth += '[{'.includes(last.text) ? 1 : ']}'.includes(last.text) ? -1 : 0;
    }
  } else if (first.kind !== 'text') {
    // A number with its sign, a date: whatever stands together.
    while (reader.peek().kind !== 'end' && reader.peek().from === last.to && !reader.isSign('!') && !reader.isSign(':')) last = reader.next();
  }
  const raw = text.slice(first.from, last.to);
  const isText = column.type === 'string' || column.type === 'date';
  const value = first.kind === 'text' ? first.text : isText ? raw : jsonOf(raw);
  if (value === undefined || !hasParameterType(column.type, value))
    reader.report(texts.fallback, { type: namedInSentence(column.type) }, { from: first.from, to: last.to });
  else column.default = value;
}

/** Parses JSON as typed. Accepts punctuation of an input method, except inside of a text, where it is a character like any other. */
function jsonOf(raw: string): Json | undefined {
  let ascii = '';
  for (let at = 0; at < raw.length; ) {
    const text = textAt(raw, at);
    ascii += text ? JSON.stringify(text.text) : asciiOf(raw.charAt(at));
    at = text?.to ?? at + 1;
  }
  try {
    return JSON.parse(ascii) as Json;
  } catch {
    return undefined;
  }
}

/** Prints columns as the line that `parseTableLine` parses. */
export function printTableLine(columns: readonly TableColumn[]): string {
  return columns.map(printColumn).join(', ');
}

function printColumn({ name, type, required, hidden, max, default: fallback, format, references, description = '' }: TableColumn): string {
  const marks = [
    format ?? shortTypes[type] ?? type,
    max === undefined ? '' : `(${max})`,
    required ? '!' : '',
    hidden ? '*' : '',
    fallback === undefined || fallback === null ? '' : `=${JSON.stringify(fallback)}`,
    references === undefined ? '' : ` -> ${references}`,
  ];
  const isPlain = /^[\p{L}\p{N}][\p{L}\p{N} _./+-]*$/u.test(description) && description === description.trim();
  const words = description === '' ? '' : isPlain ? ` ${description}` : ` : ${JSON.stringify(description)}`;
  return `${name} ${marks.join('')}${words}`;
}

const shortTypes: Partial<Record<TableColumn['type'], string>> = { integer: 'int', boolean: 'bool' };
