import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter, ParameterType } from '../../../engine/core/protocol/parameter.ts';
import { formatRules } from '../../../engine/core/validation/formats.ts';
import { hasParameterType } from '../../model/checks/check-parameters.ts';
import { unsafeNames } from '../../model/types/reserved-words.ts';
import type { ApiDocument } from '../document/api-document.ts';
import type { FlatSchema, Place } from '../document/flat-schemas.ts';
import type { ImportDiagnostics } from '../document/import-diagnostics.ts';
import { asList, asText } from '../document/json-values.ts';
import { type FieldLimits, spelledLevels } from './field-limits.ts';
import { flatSchema } from './flat-schema.ts';

export interface RuleContext {
  document: ApiDocument;
  diagnostics: ImportDiagnostics;
  limits: FieldLimits;
  isPattern(pattern: string): boolean;
}

/** A parameter without its name. */
export type Rule = Omit<Parameter, 'name'>;

/** Schemas around a place, innermost first. */
export interface Trail {
  self: object | undefined;
  outer: Trail | undefined;
}

interface Pending {
  rule: Rule;
  flat: FlatSchema;
  pointer: string;
  trail: Trail;
  level: number;
  takesFiles: boolean;
}

/** Characters of a parameter's example as JSON. */
const exampleLimit = 2_000;

/**
 * Makes the rules of one operation. What is inside of them is spelled out by `settle`, level by level over all of them, so that no parameter
 * takes the room of another.
 */
export class RuleWriter {
  readonly context: RuleContext;
  #pending: Pending[] = [];
  #left: number;
  /** Shapes that are spelled out. */
  #spelled = new Set<string>();

  constructor(context: RuleContext) {
    this.context = context;
    this.#left = context.limits.parameters;
  }

  /**
   * Fills in the rule of a value described by a schema.
   * @param fallback type of a schema that says nothing
   * @param takesFiles whether a file can be sent there; else what the document calls binary is a text
   */
  fill<Target extends Partial<Parameter>>(rule: Target, place: Place, fallback: ParameterType, takesFiles = false, trail?: Trail, level = 0): Target & Rule {
    const flat = flatSchema(this.context.document, place, this.context.diagnostics);
    const { pointer } = place;
    const { diagnostics } = this.context;
    const type = parameterType(flat, fallback);
    const filled = Object.assign(rule, { type: type === 'file' && !takesFiles ? ('string' as const) : type });
    keepWords(diagnostics, flat, 'parameters');
    const title = asText(flat.words.title).trim();
    const description = asText(flat.words.description).trim();
    if (title !== '') filled.title = title.slice(0, 200);
    if (description !== '') filled.description = description.slice(0, 5_000);
    if (flat.nullable) filled.nullable = true;
    if (flat.words.deprecated === true) filled.deprecated = true;
    if (flat.model !== undefined) filled.model = flat.model;
    this.#limits(filled, flat, pointer);
    this.#format(filled, flat, pointer);
    this.#enum(filled, flat, pointer);
    this.#default(filled, flat, pointer);
    const examples = asList(flat.words.examples);
    addExample(filled, flat.words.example ?? examples[0], `${pointer}/example`, this.context);
    if (examples.length > (flat.words.example === undefined ? 1 : 0)) diagnostics.keep('examples', `${pointer}/examples`);
    if ((filled.type === 'array' && flat.items) || (filled.type === 'object' && flat.properties.size > 0)) {
      const inside = { self: flat.self, outer: trail };
      if (flat.self && isAround(flat.self, trail)) diagnostics.add('ref-circular', pointer, 'info', flat.model ?? '');
      else this.#pending.push({ rule: filled, flat, pointer, trail: inside, level, takesFiles });
    }
    return filled;
  }

  /** Spells out what the rules hold inside, until the operation's limit. */
  settle(): void {
    for (let layer = this.#pending; layer.length > 0; layer = this.#pending) {
      this.#pending = [];
      for (const pending of layer) this.#inside(pending);
    }
  }

  #inside({ rule, flat, pointer, trail, level, takesFiles }: Pending): void {
    const { diagnostics, limits } = this.context;
    if (flat.model !== undefined) {
      // The shape is spelled out elsewhere in this definition; its name refers to it.
      if (level >= spelledLevels && this.#spelled.has(flat.model)) return;
    }
    const size = rule.type === 'array' ? 1 : flat.properties.size;
    if (size > this.#left) {
      diagnostics.add('parameters-cut', pointer, 'warning', String(limits.parameters));
      return;
    }
    this.#left -= size;
    if (flat.model !== undefined) this.#spelled.add(flat.model);
    if (rule.type === 'array') {
      if (flat.items) rule.items = this.fill({}, flat.items, 'string', takesFiles, trail, level + 1);
      return;
    }
    const properties: Parameter[] = [];
    for (const [name, place] of flat.properties) {
      if (!isFieldName(name)) {
        diagnostics.add('name-unsafe', place.pointer, 'warning', name);
        continue;
      }
      const parameter = this.fill({ name }, place, 'string', takesFiles, trail, level + 1);
      if (flat.required.has(name) && !this.isReadOnly(place)) parameter.required = true;
      properties.push(parameter);
    }
    if (properties.length > 0) rule.properties = properties;
  }

  /** What only answers hold, no caller has to send. */
  isReadOnly(place: Place): boolean {
    return flatSchema(this.context.document, place, unheard).words.readOnly === true;
  }

  #limits(rule: Rule, { words }: FlatSchema, pointer: string): void {
    const { diagnostics, isPattern } = this.context;
    const names = limitNames[rule.type];
    const isNumber = rule.type === 'integer' || rule.type === 'float';
    for (const [limit, exclusiveLimit, index, exclusive] of [
      ['min', 'exclusiveMin', 0, 'exclusiveMinimum'],
      ['max', 'exclusiveMax', 1, 'exclusiveMaximum'],
    ] as const) {
      const value = names && words[names[index]];
      const border = words[exclusive];
      // OpenAPI 3.0 says `exclusiveMinimum: true` beside `minimum`, 3.1 gives the limit itself.
      const open = !isNumber ? undefined : border === true ? value : border;
      const isOpen = typeof open === 'number' && (typeof value !== 'number' || border === true || (limit === 'min' ? open >= value : open <= value));
      if (!isOpen) {
        if (typeof value === 'number') rule[limit] = value;
      } else if (rule.type === 'integer') rule[limit] = limit === 'min' ? Math.floor(open) + 1 : Math.ceil(open) - 1;
      else Object.assign(rule, { [limit]: open, [exclusiveLimit]: true });
    }
    for (const word of limitWords)
      if (words[word] !== undefined && words[word] !== false && !wordsOf(rule.type).includes(word)) diagnostics.keep(word, `${pointer}/${word}`);
    if (rule.type !== 'string' || words.pattern === undefined) return;
    if (typeof words.pattern === 'string' && words.pattern.length <= 1_000 && isPattern(words.pattern)) rule.pattern = words.pattern;
    else diagnostics.add('pattern-dropped', `${pointer}/pattern`, 'warning', String(words.pattern));
  }

  /** A format for which the platform has rules of its own is left out: it is the other side that decides on it. */
  #format(rule: Rule, { words }: FlatSchema, pointer: string): void {
    const format = asText(words.format);
    if (format === '' || rule.type === 'file') return;
    if (rule.type === 'date') {
      if (format === 'date') rule.format = format;
      return;
    }
    // A file where no file can be sent is a text, and `binary` would still call it a file.
    const isOurs = (Object.hasOwn(formatRules, format) && format !== 'email') || format === 'money' || format === 'binary';
    const isWritten = format.length <= 100 && (rule.type === 'string' || rule.type === 'integer' || rule.type === 'float');
    if (isWritten && !isOurs) rule.format = format;
    else this.context.diagnostics.keep('format', `${pointer}/format`);
  }

  #enum(rule: Rule, { words }: FlatSchema, pointer: string): void {
    const allowed = enumOf(words);
    if (allowed.length === 0) return;
    const fitting = allowed.filter((value): value is string | number | boolean => typeof value !== 'object' && hasParameterType(rule.type, value as Json));
    const isScalar = rule.type === 'string' || rule.type === 'integer' || rule.type === 'float' || rule.type === 'boolean';
    if (isScalar && fitting.length === allowed.length) rule.enum = [...new Set(fitting)];
    else this.context.diagnostics.add('enum-dropped', `${pointer}/enum`);
  }

  /** What the other side assumes: told, never sent. */
  #default(rule: Rule, { words }: FlatSchema, pointer: string): void {
    const declared = words.default as Json | undefined;
    if (declared === undefined) return;
    const value = asTyped(rule.type, declared) as Json;
    const fits = value === null ? rule.nullable === true : hasParameterType(rule.type, value) || (rule.type === 'date' && typeof value === 'string');
    if (fits && rule.type !== 'file' && JSON.stringify(value).length <= 10_000) rule.documentedDefault = value;
    else this.context.diagnostics.add('default-dropped', `${pointer}/default`, 'info');
  }
}

/** Notes the words of a schema that parameters, or return fields, cannot say. */
export function keepWords(diagnostics: ImportDiagnostics, { unmapped }: Pick<FlatSchema, 'unmapped'>, use: 'parameters' | 'returns'): void {
  if (unmapped.length === 0 || !diagnostics.isFirst(unmapped, use)) return;
  for (const { word, pointer, of } of unmapped) if (of === 'both' || of === use) diagnostics.keep(word, pointer);
}

/** Notes words of a whole body or answer that only its members have a place for. */
export function keepOwnWords(diagnostics: ImportDiagnostics, { words }: FlatSchema, pointer: string, names: readonly string[]): void {
  for (const name of names) {
    const value = words[name];
    if (value !== undefined && value !== false && value !== null && value !== '') diagnostics.keep(name, `${pointer}/${name}`);
  }
}

const unheard = { add: () => undefined };

/** Whether a schema stands around itself. */
export function isAround(self: object, trail: Trail | undefined): boolean {
  for (let at = trail; at; at = at.outer) if (at.self === self) return true;
  return false;
}

/** Whether a name can stand in a definition: 1 to 200 characters, no control characters, no space at either end, none of `unsafeNames`. */
export function isFieldName(name: string): boolean {
  return !unsafeNames.includes(name) && name.trim() !== '' && name.length <= 200 && name === name.trim() && !/\p{Cc}/u.test(name);
}

/** The values of an enum, or the one of a const; null stands in `nullable`. */
export function enumOf(words: FlatSchema['words']): unknown[] {
  return (words.const === undefined ? asList(words.enum) : [words.const]).filter((value) => value !== null);
}

/**
 * Returns the parameter type of a schema, by its type and its format.
 * @param fallback for a schema without a type
 */
export function parameterType({ type, words }: Pick<FlatSchema, 'type' | 'words'>, fallback: ParameterType): ParameterType {
  const format = asText(words.format);
  switch (type) {
    case 'integer':
    case 'boolean':
    case 'array':
    case 'object':
    case 'file':
      return type;
    case 'number':
      return 'float';
    case 'string':
      if (format === 'binary') return 'file';
      return format === 'date' || format === 'date-time' ? 'date' : 'string';
    default:
      return fallback;
  }
}

const limitNames: Partial<Record<ParameterType, readonly [string, string]>> = {
  integer: ['minimum', 'maximum'],
  float: ['minimum', 'maximum'],
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
};
const limitWords = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems'];

/** The limits a type knows. */
function wordsOf(type: ParameterType): readonly string[] {
  const names = limitNames[type] ?? [];
  return type === 'string' ? [...names, 'pattern'] : type === 'integer' || type === 'float' ? [...names, 'exclusiveMinimum', 'exclusiveMaximum'] : names;
}

/** Documents write examples of lists, objects and numbers as texts, too. */
export function asTyped(type: ParameterType, value: unknown): unknown {
  if (typeof value !== 'string' || type === 'string' || type === 'file' || type === 'date') return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return hasParameterType(type, parsed as Json) ? parsed : value;
  } catch {
    return value;
  }
}

/** A value people can call with at once. What does not fit the rule would only mislead them. */
export function addExample(rule: Rule, example: unknown, pointer: string, { diagnostics }: Pick<RuleContext, 'diagnostics'>): void {
  if (example === undefined || example === null || rule.type === 'file') return;
  const value = asTyped(rule.type, example) as Json;
  const fits = hasParameterType(rule.type, value) && (!rule.enum || rule.enum.some((allowed) => allowed === value));
  if (fits && JSON.stringify(value).length <= exampleLimit) rule.example = value;
  else diagnostics.add('example-dropped', pointer, 'info');
}
