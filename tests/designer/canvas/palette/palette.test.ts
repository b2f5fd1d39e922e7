import { describe, expect, test } from 'vitest';
import { changedIds } from '../../../../designer/canvas/commands/changed-ids.ts';
import { memberItems } from '../../../../designer/canvas/palette/member-items.ts';
import { paletteItems, paletteSections, signOf } from '../../../../designer/canvas/palette/palette-entries.ts';
import { searchPalette } from '../../../../designer/canvas/palette/search-palette.ts';
import { addAfter, addWired, fittingEntries } from '../../../../designer/canvas/palette/wire-new-node.ts';
import { walkFrom } from '../../../../designer/canvas/view/walk-graph.ts';
import { computedDefinition, emptyDefinition } from '../../../../designer/model/build/build-definition.ts';
import { checkDefinition } from '../../../../designer/model/checks/check-definition.ts';
import { removeNodes } from '../../../../designer/model/edits/flow/node-edits.ts';
import type { Flow } from '../../../../designer/model/types/flow.ts';

const definition = computedDefinition('App.Tool.Add', { a: 'integer', flag: 'boolean' }, { sum: ['add', 'a', 'a'], no: ['not', 'flag'] });
const place = { x: 0, y: 0 };

describe('the palette', () => {
  test('lists every entry once, under its family', () => {
    const keys = paletteItems.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(paletteSections(paletteItems).flatMap(({ items }) => items)).toHaveLength(keys.length);
  });

  test('is searched in both languages, by name and by sign', () => {
    const best = (text: string) => searchPalette(paletteItems, text)[0]?.label.en;
    expect(['加', 'add', 'ADD', '+', '四舍五入', 'round'].map(best)).toEqual(['Add', 'Add', 'Add', 'Add', 'Round', 'Round']);
    expect(searchPalette(paletteItems, '补零').map(({ key }) => key)).toEqual(['operation.padStart']);
    expect(searchPalette(paletteItems, 'no such node')).toEqual([]);
    expect(searchPalette(paletteItems, '  ')).toHaveLength(paletteItems.length);
  });

  test('shows the sign of an operation', () => {
    expect(signOf({ words: ['plus', '+'] })).toBe('+');
    expect(signOf({ words: ['value'] })).toBeUndefined();
  });
});

describe('a node added by key', () => {
  const not = { type: 'operation', settings: { operator: 'not' } };

  test('is joined to the end of an edge by the first port that fits', () => {
    const added = addWired(definition, not, place, { node: 'flag', port: 'value', side: 'output' });
    expect(added.isWired).toBe(true);
    expect(added.definition.flow.edges.at(-1)).toEqual({ from: { node: 'flag', port: 'value' }, to: { node: added.id, port: 'value' } });
  });

  test('stands alone after a node whose value does not fit', () => {
    const added = addAfter(definition, not, place, 'add');
    expect(added.definition.flow.edges).toEqual(definition.flow.edges);
  });

  test('never wires a type error: what it gives is known when it is fed', () => {
    const numbers = {
      ...emptyDefinition('App.Tool.First'),
      parameters: [{ name: 'n', type: 'array' as const, required: true, items: { type: 'integer' as const } }],
    };
    const flow: Flow = {
      nodes: [
        { id: 'n', type: 'parameter', settings: { name: 'n' }, position: place },
        { id: 'return', type: 'return', settings: {}, position: place },
      ],
      edges: [],
    };
    const first = { type: 'operation', settings: { operator: 'first' } };
    const end = { node: 'n', port: 'value', side: 'output' as const };
    const added = addWired({ ...numbers, flow }, first, place, end);
    expect(added.definition.returns).toEqual([{ name: 'first', type: 'integer' }]);
    expect(checkDefinition(added.definition).filter(({ code }) => code === 'type')).toEqual([]);
    // A field that was there before stays what it is.
    const used = addWired({ ...numbers, flow, returns: [{ name: 'text', type: 'string' }] }, first, place, end);
    expect(used.definition.returns).toEqual([{ name: 'text', type: 'string' }]);
    expect(checkDefinition(used.definition).filter(({ code }) => code === 'type')).toEqual([]);
  });

  test('may be a member of what is dragged from', () => {
    const properties = [
      { name: 'name', type: 'string' as const, required: true },
      { name: 'price', type: 'integer' as const, format: 'money', required: true },
    ];
    const goods = { ...emptyDefinition('App.Tool.Goods'), parameters: [{ name: 'goods', type: 'object' as const, required: true, properties }] };
    const flow = { nodes: [{ id: 'goods', type: 'parameter', settings: { name: 'goods' }, position: place }], edges: [] };
    const items = memberItems({ ...goods, flow }, { node: 'goods', port: 'value', side: 'output' });
    expect(items.map(({ label, settings, words }) => [label.en, settings.path, words])).toEqual([
      ['name', 'name', ['string']],
      ['price', 'price', ['money']],
    ]);
  });

  test('is offered only where it fits', () => {
    const offered = fittingEntries(definition, [not, { type: 'operation', settings: { operator: 'add' } }], { node: 'flag', port: 'value', side: 'output' });
    expect(offered).toEqual([not]);
  });
});

test('a walk follows edges to the sides and places up and down', () => {
  const at = (id: string, x: number, y: number) => ({ id, type: 'constant', settings: { value: 1 }, position: { x, y } });
  const flow = { nodes: [at('a', 0, 0), at('b', 0, 200), at('c', 300, 500)], edges: [{ from: { node: 'a', port: 'value' }, to: { node: 'c', port: 'x' } }] };
  expect(walkFrom(flow, 'a', 'right')).toBe('c');
  expect(walkFrom(flow, 'c', 'left')).toBe('a');
  expect(walkFrom(flow, 'a', 'down')).toBe('b');
  expect(walkFrom(flow, 'a', 'up')).toBeNull();
  expect(walkFrom(flow, '', 'right')).toBe('a');
});

test('what an undo brought back is what changed', () => {
  expect(changedIds(removeNodes(definition, ['not']), definition)).toEqual(['not']);
  expect(changedIds(definition, definition)).toEqual([]);
});
