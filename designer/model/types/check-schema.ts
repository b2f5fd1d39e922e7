import { alone, valueTexts } from '../../../engine/core/validation/value-texts.ts';
import { texts as words } from '../../../generated/words/designer-model/check-schema.ts';
import { type Diagnostic, diagnostic } from './diagnostic.ts';

type Schema = Readonly<Record<string, unknown>>;

/**
 * Validates a value against the part of JSON Schema that definitions and node settings use. Does not compile the schema to code, because the
 * browser's content policy forbids it; supports the keywords read below.
 */
export function checkSchema(root: Schema, value: unknown, pointer: string, node?: string): Diagnostic[] {
  return check(root, root, value, pointer, node);
}

function check(root: Schema, declared: Schema, value: unknown, pointer: string, node: string | undefined): Diagnostic[] {
  const schema = typeof declared.$ref === 'string' ? definitionAt(root, declared.$ref) : declared;
  const types = schema.type === undefined ? null : [schema.type].flat();
  if (types && !types.some((type) => hasType(value, type))) return [diagnostic('schema', pointer, texts.type, { allowed: types.join(' / ') }, node)];
  const diagnostics: Diagnostic[] = [];
  const report = (text: (typeof texts)[keyof typeof texts], values: Record<string, string | number>, at = pointer) =>
    diagnostics.push(diagnostic('schema', at, text, values, node));
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) report(texts.enum, { allowed: schema.enum.join(' / ') });
  if (typeof value === 'string') {
    if (typeof schema.minLength === 'number' && value.length < schema.minLength) report(texts.short, { bound: schema.minLength });
    if (typeof schema.maxLength === 'number' && value.length > schema.maxLength) report(texts.long, { bound: schema.maxLength });
    if (typeof schema.pattern === 'string' && !new RegExp(schema.pattern, 'u').test(value)) {
      if (value === '') report(texts.empty, {});
      else report(texts.pattern, { pattern: schema.pattern });
    }
  } else if (typeof value === 'number') {
    if (typeof schema.minimum === 'number' && value < schema.minimum) report(texts.small, { bound: schema.minimum });
    if (typeof schema.maximum === 'number' && value > schema.maximum) report(texts.large, { bound: schema.maximum });
  } else if (Array.isArray(value)) {
    if (typeof schema.minItems === 'number' && value.length < schema.minItems) report(texts.few, { bound: schema.minItems });
    if (typeof schema.maxItems === 'number' && value.length > schema.maxItems) report(texts.many, { bound: schema.maxItems });
    if (isSchema(schema.items)) for (const [index, item] of value.entries()) diagnostics.push(...check(root, schema.items, item, `${pointer}/${index}`, node));
  } else if (isSchema(value)) {
    const members = isSchema(schema.properties) ? schema.properties : {};
    for (const name of Array.isArray(schema.required) ? schema.required : [])
      if (!Object.hasOwn(value, name)) {
        // Of a setting the field itself is asked for; it has a label to be named by.
        if (node === undefined) report(texts.missing, { name });
        else report(texts.unset, {}, `${pointer}/${escapePointer(name)}`);
      }
    for (const [name, member] of Object.entries(value)) {
      const at = `${pointer}/${escapePointer(name)}`;
      const rule = Object.hasOwn(members, name) ? members[name] : undefined;
      if (isSchema(rule)) diagnostics.push(...check(root, rule, member, at, node));
      else if (schema.additionalProperties === false) report(texts.unknown, { name, allowed: Object.keys(members).join(', ') }, at);
    }
  }
  return diagnostics;
}

function definitionAt(root: Schema, reference: string): Schema {
  const found = isSchema(root.definitions) ? root.definitions[reference.replace('#/definitions/', '')] : undefined;
  if (!isSchema(found)) throw new Error(`no schema at ${reference}`);
  return found;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasType(value: unknown, type: unknown): boolean {
  switch (type) {
    case 'object':
      return isSchema(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isSafeInteger(value);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

/** Escapes one part of a JSON pointer (RFC 6901). */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

const texts = {
  type: words.type,
  enum: alone(valueTexts.enum),
  short: alone(valueTexts.length_min),
  long: alone(valueTexts.length_max),
  empty: words.empty,
  pattern: alone(valueTexts.pattern),
  small: alone(valueTexts.value_min),
  large: alone(valueTexts.value_max),
  few: alone(valueTexts.count_min),
  many: alone(valueTexts.count_max),
  missing: words.missing,
  unset: words.unset,
  unknown: words.unknown,
};
