import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computedDefinition, emptyDefinition } from '../../../../designer/model/build/build-definition.ts';
import { crudDefinitions } from '../../../../designer/model/build/crud-definitions.ts';
import { checkDefinition } from '../../../../designer/model/checks/check-definition.ts';
import { addNode, removeNodes } from '../../../../designer/model/edits/flow/node-edits.ts';
import { quickFixes } from '../../../../designer/model/fixes/quick-fixes.ts';
import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';
import type { Diagnostic } from '../../../../designer/model/types/diagnostic.ts';

const sound = computedDefinition(
  'Tool.Calc.Add',
  { a: 'integer', s: 'string', o: { type: 'object', properties: [{ name: 'x', type: 'integer' }] } },
  { sum: ['add', 'a', 'a'] },
);
const flow = (change: Partial<InterfaceDefinition['flow']>): InterfaceDefinition => ({ ...sound, flow: { ...sound.flow, ...change } });
const at = { x: 0, y: 0 };
const [list] = crudDefinitions({ namespace: 'Shop', class: 'Goods', title: '商品' }, { name: 'goods', columns: [{ name: 'name', type: 'string' }] });

/** Definitions with one fault each, or a few. */
const broken: Record<string, InterfaceDefinition> = {
  'no names': { ...emptyDefinition('tool.my class.get-list'), module: '' },
  'reserved names': { ...sound, namespace: 'Admin', class: 'List', method: 'GetRules', title: ' ' },
  'long names': { ...sound, namespace: 'N'.repeat(50), method: 'M'.repeat(200) },
  'an empty port': removeNodes(sound, ['a']),
  'two empty ports of a lone node': addNode(sound, { id: 'more', type: 'operation', settings: { operator: 'concat' }, position: at }),
  'a value nobody uses': addNode(sound, { id: 'lonely', type: 'fresh', settings: { kind: 'uuid' }, position: at }),
  'no return': removeNodes(sound, ['return']),
  'two returns': addNode(sound, { id: 'end', type: 'return', settings: {}, position: at }),
  'a text where a number goes': flow({
    edges: [...sound.flow.edges.slice(0, 1), { from: { node: 's', port: 'value' }, to: { node: 'add', port: 'b' } }, ...sound.flow.edges.slice(2)],
  }),
  'a field of another type': { ...sound, returns: [{ name: 'sum', type: 'boolean' }] },
  'edges to nowhere': flow({
    edges: [
      ...sound.flow.edges,
      { from: { node: 'gone', port: 'value' }, to: { node: 'add', port: 'a' } },
      { from: { node: 'a', port: 'nothing' }, to: { node: 'return', port: 'sum' } },
      { from: { node: 'a', port: 'value' }, to: { node: 'return', port: 'nothing' } },
    ],
  }),
  'values without a port': flow({ nodes: sound.flow.nodes.map((node) => (node.id === 'add' ? { ...node, values: { c: 1 } } : node)) }),
  'an unknown type': addNode(sound, { id: 'x', type: 'magic', settings: {}, position: at }),
  'an unknown parameter': addNode(sound, { id: 'x', type: 'parameter', settings: { name: 'later' }, position: at }),
  'a node twice': addNode(sound, { id: 'a', type: 'constant', settings: { value: 1 }, position: at }),
  'bad parameters': {
    ...sound,
    parameters: [
      ...sound.parameters,
      { name: 's', type: 'string', pattern: '(' },
      { name: 'sign', type: 'string' },
      { name: ' x ', type: 'integer', default: '5' },
      { name: 'r', type: 'integer', min: 9, max: 1 },
      { name: 'd', type: 'date', min: 'soon', default: [] },
      { name: 'e', type: 'string', enum: ['p', 'q'], default: 'z' },
      {
        name: 'l',
        type: 'array',
        items: {
          type: 'object',
          properties: [
            { name: 'k', type: 'string' },
            { name: 'k', type: 'boolean', default: 'true' },
          ],
        },
      },
    ],
    returns: [...sound.returns, { name: 'sum', type: 'float' }],
  },
  'bad columns': {
    ...list!,
    table: {
      name: 'goods',
      columns: [
        { name: 'name', type: 'string' },
        { name: 'name', type: 'string' },
        { name: 'unitPrice', type: 'integer', default: '5' },
        { name: 'id', type: 'integer' },
      ],
    },
  },
};

const key = ({ code, pointer, text }: Diagnostic) => `${code} ${pointer} ${text.en}`;
/** A port that an edge no longer feeds, or that a new field brings along, is work left to do and no fault of the fix. */
const errors = (definition: InterfaceDefinition) => checkDefinition(definition).filter(({ code, severity }) => severity === 'error' && code !== 'port-empty');

describe('a quick fix', () => {
  it.each(Object.entries(broken))('takes its problem away and brings no new error but an empty port: %s', (_name, definition) => {
    const diagnostics = checkDefinition(definition);
    expect(diagnostics).not.toEqual([]);
    for (const diagnostic of diagnostics) {
      for (const fix of quickFixes(definition, diagnostic)) {
        const fixed = fix.apply(definition);
        const left = checkDefinition(fixed).map(key);
        expect(left.filter((one) => one === key(diagnostic)).length, `${fix.label.en} for ${key(diagnostic)}`).toBeLessThan(
          diagnostics.map(key).filter((one) => one === key(diagnostic)).length,
        );
        expect(errors(fixed).length, `${fix.label.en} for ${key(diagnostic)}`).toBeLessThanOrEqual(
          errors(definition).length - (errors(definition).some((one) => key(one) === key(diagnostic)) ? 1 : 0),
        );
      }
    }
  });

  it('is there for everything that is wrong above, and leads to a sound definition when the first is taken again and again', () => {
    for (const [name, definition] of Object.entries(broken)) {
      let fixed = definition;
      for (let step = 0; step < 40; step++) {
        const [fix] = checkDefinition(fixed).flatMap((diagnostic) => quickFixes(fixed, diagnostic));
        if (!fix) break;
        fixed = fix.apply(fixed);
      }
      expect(checkDefinition(fixed).map(key), name).toEqual([]);
    }
  });

  it('connects what can only be meant, and offers a conversion', () => {
    const labels = (definition: InterfaceDefinition, code: string) =>
      checkDefinition(definition)
        .filter((diagnostic) => diagnostic.code === code)
        .flatMap((diagnostic) => quickFixes(definition, diagnostic))
        .map(({ label }) => label.en);
    const lone = removeNodes(sound, ['add', 's', 'o']);
    expect(labels(lone, 'port-empty')[0]).toBe('Connect "a"');
    expect(labels(broken['a text where a number goes']!, 'type')[0]).toMatch(/^Insert conversion: /);
  });

  it('never throws, whatever the problem says', () => {
    const diagnostic = fc.record({
      code: fc.constantFrom('name', 'type', 'port-empty', 'duplicate-node', 'default-type', 'range', 'unknown-port', 'column-name', 'no such code', 'toString'),
      pointer: fc.constantFrom('', '/class', '/parameters/9/min', '/flow/edges/77', '/flow/nodes/x', '/table/columns/3/name', '/parameters/0/items/min'),
      node: fc.constantFrom('a', 'nobody'),
      severity: fc.constant('error' as const),
      text: fc.constant({ zh_cn: '', en: '' }),
    });
    fc.assert(
      fc.property(diagnostic, (one) => {
        for (const fix of quickFixes(sound, one)) fix.apply(sound);
      }),
    );
  });
});
