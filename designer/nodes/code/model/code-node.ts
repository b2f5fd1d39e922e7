import { parameterTypes } from '../../../../engine/core/protocol/parameter.ts';
import { texts } from '../../../../generated/words/node-code/code-node.ts';
import { anyEffect } from '../../../model/node-type/effects.ts';
import { twiceDiagnostics } from '../../../model/node-type/named-inputs.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { diagnostic } from '../../../model/types/diagnostic.ts';
import type { ValueType } from '../../../model/types/value-type.ts';

const types = [...parameterTypes.filter((type) => type !== 'file'), 'any'] as const;
const typeSchema = {
  type: 'string',
  enum: types,
  default: 'any',
  enumLabel: texts.typeEnumLabel,
};

export interface CodeInput {
  name: string;
  type: ValueType['type'];
}

/** A function body of a person's own: in TypeScript, which runs in the sandbox, and in PHP, which stands in the generated class as it is. */
export const codeNode = defineNodeType({
  type: 'code',
  label: texts.code,
  family: 'code',
  order: 1,
  source: 'open',
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['inputs', 'output', 'ts'],
    properties: {
      inputs: {
        type: 'array',
        maxItems: 50,
        default: [],
        label: texts.inputs,
        hint: texts.inputsHint,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['name', 'type'],
          properties: {
            name: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]{0,59}$', label: texts.name },
            type: { ...typeSchema, label: texts.type },
          },
        },
      },
      output: { ...typeSchema, label: texts.output },
      ts: {
        control: 'CodeSource',
        type: 'string',
        format: 'typescript',
        minLength: 1,
        maxLength: 50_000,
        label: texts.ts,
        hint: texts.tsHint,
      },
      php: {
        control: 'CodeSource',
        type: 'string',
        format: 'php',
        maxLength: 50_000,
        default: '',
        label: texts.php,
        hint: texts.phpHint,
      },
    },
  },
  palette: [
    {
      key: 'code',
      label: texts.code,
      settings: { inputs: [], output: 'any', ts: 'return null;', php: 'return null;' },
      words: ['script', 'javascript', 'php', 'function', '脚本', '函数'],
    },
  ],
  summary: (settings) =>
    String(settings.ts ?? '')
      .split('\n')[0]
      ?.slice(0, 60) ?? '',
  ports: (settings) => ({
    inputs: codeInputs(settings).map(({ name, type }) => ({ name, type: { type }, default: null })),
    outputs: [{ name: 'value', label: texts.value, type: { type: types.find((known) => known === settings.output) ?? 'any' } }],
  }),
  effect: () => anyEffect,
  hasEffect: () => true,
  check(node, pointer) {
    const names = codeInputs(node.settings).map(({ name }) => name);
    return [
      ...twiceDiagnostics(node, pointer, 'inputs', names),
      ...names.flatMap((name, index) =>
        reserved.has(name) ? [diagnostic('reserved-name', `${pointer}/settings/inputs/${index}/name`, texts.reserved, { name }, node.id)] : [],
      ),
    ];
  },
  async evaluate(settings, { input, runtime }) {
    const inputs: [string, unknown][] = [];
    for (const { name } of codeInputs(settings)) inputs.push([name, await input(name)]);
    return { value: await runtime.code(String(settings.ts), Object.fromEntries(inputs)) };
  },
});

/** The inputs in the settings, whatever else stands there. */
export function codeInputs(settings: Record<string, unknown>): CodeInput[] {
  if (!Array.isArray(settings.inputs)) return [];
  return settings.inputs.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('name' in entry) || typeof entry.name !== 'string') return [];
    const type = types.find((known) => 'type' in entry && known === entry.type) ?? 'any';
    return [{ name: entry.name, type }];
  });
}

/** Words that cannot be variables in one of the two languages, and the names the code is wrapped in. */
const reserved = new Set(
  (
    'this parameters platform arguments eval await break case catch class const continue debugger default delete do else enum export extends false finally ' +
    'for function if implements import in instanceof interface let new null package private protected public return static super switch throw true try ' +
    'typeof var void while with yield GLOBALS _GET _POST _COOKIE _FILES _SERVER _ENV _REQUEST _SESSION'
  ).split(' '),
);
