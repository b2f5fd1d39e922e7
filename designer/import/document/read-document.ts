import { visit } from 'jsonc-parser';
import { isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { fillText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-import/read-document.ts';
import { escapePointer } from '../../model/types/check-schema.ts';
import { DocumentError, documentLimits } from './document-error.ts';
import { asRecord, type JsonRecord, member } from './json-values.ts';

export interface ReadText {
  root: JsonRecord;
  /** Pointers of members that stand there more than once; the last one counts. At most 100. */
  duplicates: string[];
  /** Integers with more digits than a number keeps, which definitions hold as the nearest number. At most 100. */
  rounded: RoundedNumber[];
}

export interface RoundedNumber {
  /** JSON pointer. */
  pointer: string;
  /** As the document writes it. */
  digits: string;
}

/** Anchors of one YAML document may be used so often, the uses inside each other multiplied. */
const aliasLimit = 1_000;
/** Of YAML, before it is parsed: open brackets, and lines and commas. */
const yamlLimits = { brackets: 1_000, tokens: 600_000 };
/** Names that stand twice, and numbers that are rounded, of one document. */
const oddLimit = 100;
/** Digits up to which every integer is a number. */
const longDigits = 16;
/** Broken JSON is tried as YAML up to this many characters; beyond, the time would only be spent on another refusal. */
const retryLimit = 500_000;

/** JSON or YAML text as an object, whatever it describes. Throws DocumentError when it is neither, or over the limits. */
export function readText(text: string): ReadText {
  if (text.length > documentLimits.bytes) throw new DocumentError(texts.large);
  const { value, ...read } = parsed(text.replace(/^\uFEFF/, ''));
  const root = asRecord(value);
  if (!root) throw new DocumentError(texts.syntax);
  return { ...read, root };
}

/** Whether the object describes an API: paths, or what may stand in their place. */
export function isApi(root: JsonRecord): boolean {
  if (asRecord(member(root, 'paths'))) return true;
  const isVersioned = member(root, 'openapi') !== undefined || member(root, 'swagger') !== undefined;
  return isVersioned && ['webhooks', 'components', 'definitions'].some((part) => asRecord(member(root, part)) !== undefined);
}

/** JSON or YAML text that describes an API. Throws DocumentError; an error inside a single operation never does. */
export function readDocument(text: string): ReadText {
  const read = readText(text);
  if (!isApi(read.root)) throw new DocumentError(texts.noPaths);
  return read;
}

type Parsed = Omit<ReadText, 'root'> & { value: unknown };

function parsed(text: string): Parsed {
  const isJson = /^\s*[{[]/.test(text);
  if (isJson && bracketDepth(text) > documentLimits.depth) throw new DocumentError(texts.deep);
  try {
    const value: unknown = JSON.parse(text);
    countNodes(value);
    return { value, ...oddInJson(text) };
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    if (isJson && text.length > retryLimit) throw new DocumentError(fillText(texts.syntaxAt, { detail: error instanceof Error ? error.message : '' }));
  }
  guardYaml(text);
  try {
    const document = parseDocument(text, { uniqueKeys: false, logLevel: 'silent', schema: 'core', prettyErrors: true });
    const [error] = document.errors;
    if (error) throw new DocumentError(placed(error.linePos?.[0]));
    const value: unknown = document.toJS({ maxAliasCount: aliasLimit });
    countNodes(value);
    return { value, ...oddInYaml(document.contents) };
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError(error instanceof RangeError ? texts.deep : error instanceof ReferenceError ? texts.nodes : texts.syntax);
  }
}

/** Where the document stops being one. The parser's own words are English only. */
function placed(place: { line: number; col: number } | undefined): Text {
  return place ? fillText(texts.syntaxPlace, { line: place.line, column: place.col }) : texts.syntax;
}

/**
 * What the YAML parser would need gigabytes or minutes to find out: it keeps every token, and recurses. All bounds are far above what people
 * write, and cost one pass each.
 */
function guardYaml(text: string): void {
  if (netBrackets(text) > yamlLimits.brackets || /(?:[-?:] +){200}/.test(text) || /^ {1000}/m.test(text)) throw new DocumentError(texts.deep);
  let tokens = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if ((code === 10 || code === 44) && ++tokens > yamlLimits.tokens) throw new DocumentError(texts.nodes);
  }
}

/** Most brackets open at once, wherever they stand: quotes cannot hide any. */
function netBrackets(text: string): number {
  let open = 0;
  let most = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 91 || code === 123) most = Math.max(most, ++open);
    else if ((code === 93 || code === 125) && open > 0) open--;
  }
  return most;
}

/** What reading takes without a word: names that stand twice, and digits that are lost. */
function oddInJson(text: string): Omit<ReadText, 'root'> {
  const open: Set<string>[] = [];
  const duplicates: string[] = [];
  const rounded: RoundedNumber[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty(name, _offset, _length, _line, _column, path) {
      const names = open.at(-1);
      if (names?.has(name) && duplicates.length < oddLimit) duplicates.push(pointerOf([...path(), name]));
      names?.add(name);
    },
    onLiteralValue(value, offset, length, _line, _column, path) {
      if (length < longDigits || typeof value !== 'number' || rounded.length >= oddLimit) return;
      const digits = text.slice(offset, offset + length);
      if (isRounded(value, digits)) rounded.push({ pointer: pointerOf(path()), digits });
    },
  });
  return { duplicates, rounded };
}

function oddInYaml(root: unknown): Omit<ReadText, 'root'> {
  const duplicates: string[] = [];
  const rounded: RoundedNumber[] = [];
  const stack: { node: unknown; path: (string | number)[] }[] = [{ node: root, path: [] }];
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { node, path } = entry;
    if (isAlias(node)) continue;
    if (isScalar(node)) {
      const { value, source = '' } = node;
      if (typeof value === 'number' && rounded.length < oddLimit && isRounded(value, source)) rounded.push({ pointer: pointerOf(path), digits: source });
    }
    if (isSeq(node)) for (const [index, item] of node.items.entries()) stack.push({ node: item, path: [...path, index] });
    if (!isMap(node)) continue;
    const names = new Set<string>();
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : '';
      if (names.has(name) && duplicates.length < oddLimit) duplicates.push(pointerOf([...path, name]));
      names.add(name);
      stack.push({ node: value, path: [...path, name] });
    }
  }
  return { duplicates, rounded };
}

/** Whether an integer has become another one. */
function isRounded(value: number, digits: string): boolean {
  return digits.length >= longDigits && /^[-+]?\d+$/.test(digits) && String(value) !== digits.replace(/^\+/, '');
}

function pointerOf(path: readonly (string | number)[]): string {
  return `#${path.map((part) => `/${escapePointer(String(part))}`).join('')}`;
}

/** Deepest nesting of brackets, strings included: an upper bound that costs one pass and no stack. */
function bracketDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 34) isInText = !isInText;
    else if (code === 92) index++;
    else if (isInText) continue;
    else if (code === 123 || code === 91) deepest = Math.max(deepest, ++depth);
    else if (code === 125 || code === 93) depth--;
  }
  return deepest;
}

/** Aliases make a small text a huge tree, so nodes are counted as often as they are reached. */
function countNodes(root: unknown): void {
  let layer: unknown[] = [root];
  let count = 0;
  for (let depth = 0; layer.length > 0; depth++) {
    if (depth > documentLimits.depth) throw new DocumentError(texts.deep);
    const next: unknown[] = [];
    for (const value of layer) {
      if (typeof value !== 'object' || value === null) continue;
      for (const member of Object.values(value)) {
        if (++count > documentLimits.nodes) throw new DocumentError(texts.nodes);
        next.push(member);
      }
    }
    layer = next;
  }
}
