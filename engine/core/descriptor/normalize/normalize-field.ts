import { hasWordDefault } from '../../condition/initial-value.ts';
import { eachLanguage, type Language } from '../../text/text.ts';
import type { FieldFile } from '../file-types.ts';
import { formatTypeOf, parseFormat } from '../formats.ts';
import { isPrivate } from '../private-formats.ts';
import type { Choices, Field, JsonSchema, Machine, Option } from '../types.ts';
import { defaults } from './defaults.ts';
import { normalizeQuery } from './normalize-query.ts';
import { sortKeyOf } from './sort-key.ts';

/** Keywords of our own that ajv, rjsf and json-schema-to-typescript must not see. */
const ownWords = new Set([
  'label',
  'enumLabel',
  'enumTone',
  'hint',
  'error',
  'missing',
  'taken',
  'widget',
  'when',
  'writeOnce',
  'unit',
  'secretOnEdit',
  'readOnly',
  'examples',
  'computed',
  'onRemove',
  'options',
  'requiredWhen',
  'rollup',
  'lines',
  'library',
]);

/**
 * Returns a field with its defaults.
 * @param context.machine set for a status field, whose states become the enum
 */
export function normalizeField(name: string, file: FieldFile, context: { required: boolean; machine?: Machine }): Field {
  const { machine } = context;
  const schema = stripOwnWords(file);
  if (machine) {
    schema.enum = machine.values.map((option) => option.value);
    schema.default = machine.initial;
  }
  const format = file.format === undefined ? undefined : (parseFormat(file.format) ?? undefined);
  // No column and no JSON Schema can say "today".
  if (hasWordDefault({ ...file, format })) delete schema.default;
  // A text without a stated limit still has one: nobody may store an endless string.
  if (schema.type === 'string' && !schema.enum)
    schema.maxLength ??= defaults.maxLength[file.lines !== undefined ? 'multiline' : ((format && formatTypeOf(format).maxLength) ?? 'text')];
  return {
    name,
    type: file.type,
    format,
    label: file.label,
    hint: file.hint,
    error: file.error,
    missing: file.missing,
    taken: file.taken,
    unit: file.unit,
    options: machine?.values ?? optionsOf(file),
    required: context.required,
    requiredWhen: file.requiredWhen,
    default: file.default,
    readOnly: file.readOnly ?? false,
    writeOnce: file.writeOnce ?? false,
    secretOnEdit: file.secretOnEdit ?? isPrivate(format),
    when: file.when,
    widget: file.widget,
    rollup: rollupOf(file),
    lines: file.lines,
    isState: machine !== undefined,
    isSystem: false,
    computed: typeof file.computed === 'object' ? { ...file.computed, next: [file.computed.next].flat() } : file.computed,
    onRemove: file.onRemove,
    offered: file.options?.from === undefined ? file.options?.where : undefined,
    choices: choicesOf(file),
    library: libraryOf(file),
    schema,
    element: file.items && normalizeField(name, { ...file.items, label: file.items.label ?? file.label }, { required: true }),
    members: membersOf(file),
  };
}

function choicesOf({ options: { from, value, label, where, sort } = {} }: FieldFile): Choices | undefined {
  if (from === undefined || value === undefined) return undefined;
  return { from, value, label: label ?? eachLanguage(() => value), ...(where && { where }), sort: (sort ?? [value]).map(sortKeyOf) };
}

function libraryOf({ library }: FieldFile): Field['library'] {
  const [screen, field] = library?.split('.') ?? [];
  return screen !== undefined && field !== undefined ? { screen, field } : undefined;
}

function rollupOf({ rollup }: FieldFile): Field['rollup'] {
  return rollup && { ...normalizeQuery(rollup, ''), via: rollup.via ?? '' };
}

function membersOf({ properties, required }: FieldFile): Field[] | undefined {
  return properties && Object.entries(properties).map(([name, member]) => normalizeField(name, member, { required: required?.includes(name) ?? false }));
}

/** Returns the plain JSON Schema of a field, without keywords of our own at any depth. */
function stripOwnWords(file: Partial<FieldFile>): JsonSchema {
  const schema: Record<string, unknown> = {};
  for (const [word, value] of Object.entries(file)) {
    if (ownWords.has(word)) continue;
    if (word === 'items') schema.items = stripOwnWords(value as Partial<FieldFile>);
    else if (word === 'properties') {
      schema.properties = Object.fromEntries(Object.entries(value as Record<string, FieldFile>).map(([name, field]) => [name, stripOwnWords(field)]));
    } else schema[word] = value;
  }
  return schema as JsonSchema;
}

function optionsOf(file: FieldFile): Option[] | undefined {
  const labels: Partial<Record<Language, string[]>> | undefined = file.enumLabel;
  return file.enum?.map((value, index) => ({
    value,
    label: eachLanguage((language) => labels?.[language]?.[index] ?? labels?.en?.[index] ?? String(value)),
    tone: file.enumTone?.[index],
  }));
}
