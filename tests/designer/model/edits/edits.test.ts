import { describe, expect, it } from 'vitest';
import { computedDefinition, emptyDefinition } from '../../../../designer/model/build/build-definition.ts';
import { crudDefinitions } from '../../../../designer/model/build/crud-definitions.ts';
import { checkDefinition } from '../../../../designer/model/checks/check-definition.ts';
import { connect } from '../../../../designer/model/edits/edges/edge-edits.ts';
import { insertOnEdge } from '../../../../designer/model/edits/edges/insert-on-edge.ts';
import { duplicateNodes } from '../../../../designer/model/edits/flow/duplicate-nodes.ts';
import { groupNodes } from '../../../../designer/model/edits/flow/group-edits.ts';
import { addNode, moveNodes } from '../../../../designer/model/edits/flow/node-edits.ts';
import { setNodeSettings } from '../../../../designer/model/edits/flow/renamed-ports.ts';
import { downstream, upstream } from '../../../../designer/model/edits/flow/walk-flow.ts';
import { copyNodes, pasteNodes } from '../../../../designer/model/edits/gestures/clipboard.ts';
import { dropNode } from '../../../../designer/model/edits/gestures/drop-node.ts';
import { makeParameters } from '../../../../designer/model/edits/gestures/make-parameters.ts';
import { addParameter, changeParameter, moveParameter, removeParameter } from '../../../../designer/model/edits/interface/parameter-edits.ts';
import { addReturn, changeReturn, moveReturn, removeReturn } from '../../../../designer/model/edits/interface/return-edits.ts';
import { changeColumns } from '../../../../designer/model/edits/interface/table-edits.ts';
import { alignNodes, distributeNodes } from '../../../../designer/model/layout/arrange-nodes.ts';
import { applyInterfaceLine } from '../../../../designer/model/quick-entry/apply-interface-line.ts';
import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';

const add = computedDefinition('Tool.Calc.Add', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] });
const at = { x: 400, y: 100 };
const withReturn: InterfaceDefinition = {
  ...emptyDefinition('App.Tool.Add'),
  flow: { nodes: [{ id: 'return', type: 'return', settings: {}, position: { x: 600, y: 0 } }], edges: [] },
};
const node = (definition: InterfaceDefinition, id: string) => definition.flow.nodes.find((candidate) => candidate.id === id)!;
const edges = (definition: InterfaceDefinition) => definition.flow.edges.map(({ from, to }) => `${from.node}.${from.port} → ${to.node}.${to.port}`);

describe('the first journey', () => {
  it('is drawn in two acts: Add wires itself to Return, its inputs become parameters', () => {
    const dropped = dropNode(withReturn, { type: 'operation', settings: { operator: 'add' } }, at);
    expect(dropped.definition.returns).toEqual([{ name: 'sum', type: 'float' }]);
    const created = makeParameters(dropped.definition, dropped.id);
    expect(created.parameters).toEqual([
      { name: 'a', type: 'float', required: true },
      { name: 'b', type: 'float', required: true },
    ]);
    expect(edges(created)).toEqual(['add.result → return.sum', 'a.value → add.a', 'b.value → add.b']);
    expect(checkDefinition(created)).toEqual([]);
    expect(makeParameters(created, dropped.id)).toBe(created);
  });
});

describe('a dropped node', () => {
  it('takes the one field that fits and leaves a Return alone that has an edge', () => {
    const waiting = { ...withReturn, returns: [{ name: 'total', type: 'float' as const }] };
    expect(edges(dropNode(waiting, { type: 'operation', settings: { operator: 'subtract' } }, at).definition)).toEqual(['subtract.result → return.total']);
    expect(
      edges(dropNode({ ...withReturn, returns: [{ name: 'on', type: 'boolean' }] }, { type: 'operation', settings: { operator: 'length' } }, at).definition),
    ).toEqual([]);
    expect(edges(dropNode(add, { type: 'operation', settings: { operator: 'add' } }, at).definition)).toEqual(edges(add));
    expect(edges(dropNode(withReturn, { type: 'constant', settings: { value: 1 } }, at).definition)).toEqual([]);
  });

  it('brings its parameter along', () => {
    const { definition, id } = dropNode(
      dropNode(withReturn, { type: 'parameter', settings: { name: '' } }, at).definition,
      { type: 'parameter', settings: {} },
      at,
    );
    expect([definition.parameters.map(({ name }) => name), node(definition, id).settings.name]).toEqual([['value', 'value2'], 'value2']);
  });

  it('goes into an edge where it fits, else beside it', () => {
    const fresh = (operator: string) => ({ id: 'new', type: 'operation', settings: { operator }, position: at });
    expect(edges(insertOnEdge(add, 'add.a', fresh('negate'))).toSorted()).toEqual([
      'a.value → new.value',
      'add.result → return.sum',
      'b.value → add.b',
      'new.result → add.a',
    ]);
    expect(edges(insertOnEdge(add, 'add.a', fresh('upper')))).toEqual(edges(add));
    expect(insertOnEdge(add, 'return.sum', node(add, 'add'))).toBe(add);
  });
});

describe('parameters', () => {
  const nested = addParameter(addParameter(add, { name: 'o', type: 'object' }), { name: 'x', type: 'string' }, [2]);

  it('carry their name into the nodes that read them, and take these with them', () => {
    expect(node(changeParameter(add, [0], { name: 'left' }), 'a').settings).toEqual({ name: 'left' });
    expect(edges(removeParameter(add, [0]))).toEqual(['b.value → add.b', 'add.result → return.sum']);
  });

  it('keep their links on the way over a name that another has', () => {
    const clash = changeParameter(add, [0], { name: 'b' });
    expect([clash.parameters.map(({ name }) => name), node(clash, 'a').settings.name]).toEqual([['b2', 'b'], 'b2']);
    const onwards = changeParameter(clash, [0], { name: 'bottom' });
    expect([node(onwards, 'a').settings.name, node(onwards, 'b').settings.name]).toEqual(['bottom', 'b']);
    expect(checkDefinition(onwards)).toEqual([]);
  });

  it('are nested and moved between parents', () => {
    expect(nested.parameters[2]).toEqual({ name: 'o', type: 'object', properties: [{ name: 'x', type: 'string' }] });
    const moved = moveParameter(nested, [0], [1, 0]);
    expect(moved.parameters.map(({ name, properties }) => [name, properties?.map((member) => member.name)])).toEqual([
      ['b', undefined],
      ['o', ['a', 'x']],
    ]);
    expect(moveParameter(nested, [2, 0], [0]).parameters.map(({ name }) => name)).toEqual(['x', 'a', 'b', 'o']);
    expect(moveParameter(nested, [0], [0, 0])).toBe(nested);
    const list = addParameter(addParameter(add, { name: 'l', type: 'array' }), { name: 'x', type: 'string' }, [2]);
    expect(list.parameters[2]).toEqual({ name: 'l', type: 'array', items: { type: 'object', properties: [{ name: 'x', type: 'string' }] } });
  });
});

describe('return fields', () => {
  const listing = addReturn(addReturn(addReturn(add, { name: 'items', type: 'array' }), { name: 'items[].id', type: 'integer' }), {
    name: 'more',
    type: 'string',
  });

  it('carry their name to those under them and to the edge', () => {
    expect(edges(changeReturn(add, 0, { name: 'total' }))).toContain('add.result → return.total');
    expect(changeReturn(listing, 1, { name: 'rows' }).returns.map(({ name }) => name)).toEqual(['sum', 'rows', 'rows[].id', 'more']);
    expect(edges(removeReturn(add, 0))).toEqual(['a.value → add.a', 'b.value → add.b']);
    expect(removeReturn(listing, 1).returns.map(({ name }) => name)).toEqual(['sum', 'more']);
  });

  it('keep their edge where one hangs at the new name without a field', () => {
    const stray = connect(add, { from: { node: 'a', port: 'value' }, to: { node: 'return', port: 'total' } });
    const renamed = edges(changeReturn(stray, 0, { name: 'total' })).filter((edge) => edge.includes('return'));
    expect(renamed).toEqual(['add.result → return.total']);
  });

  it('keep their edge on the way over a name that another has', () => {
    const clash = changeReturn(listing, 0, { name: 'more' });
    expect([clash.returns.map(({ name }) => name)[0], edges(clash).at(-1)]).toEqual(['more2', 'add.result → return.more2']);
    expect(edges(changeReturn(clash, 0, { name: 'total' })).at(-1)).toBe('add.result → return.total');
  });

  it('are moved with those under them, into others too', () => {
    expect(moveReturn(listing, 1, 0).returns.map(({ name }) => name)).toEqual(['items', 'items[].id', 'sum', 'more']);
    expect(moveReturn(listing, 3, 2, 'items[]').returns.map(({ name }) => name)).toEqual(['sum', 'items', 'items[].more', 'items[].id']);
    expect(moveReturn(listing, 1, 0, 'items[]')).toBe(listing);
    expect(moveReturn(listing, 2, 0, '').returns.map(({ name }) => name)).toEqual(['id', 'sum', 'items', 'more']);
  });
});

describe('ports named in settings', () => {
  const created = { id: 'made', type: 'object', settings: { fields: ['x', 'y'] }, values: { y: 1 }, position: at };
  const with2 = connect(addNode(add, created), { from: { node: 'add', port: 'result' }, to: { node: 'made', port: 'x' } });
  const into = (definition: InterfaceDefinition) => [edges(definition).at(-1), node(definition, 'made').settings.fields, node(definition, 'made').values];

  it('keep edge and value when they are called anew, and never take over those of another', () => {
    const renamed = setNodeSettings(with2, 'made', { fields: ['left', 'y'] });
    expect(into(renamed)).toEqual(['add.result → made.left', ['left', 'y'], { y: 1 }]);
    expect(into(setNodeSettings(renamed, 'made', { fields: ['y', 'y'] }))).toEqual(['add.result → made.y2', ['y2', 'y'], { y: 1 }]);
    expect(into(setNodeSettings(with2, 'made', { fields: ['y', 'x'] }))).toEqual(['add.result → made.x', ['y', 'x'], { y: 1 }]);
  });

  it('are those of a code node and of an HTTP call as well', () => {
    const http = { id: 'http', type: 'http', settings: { method: 'GET', url: 'https://a.example', inputs: [{ port: 'q', in: 'query' }] }, position: at };
    const code = { id: 'code', type: 'code', settings: { inputs: [{ name: 'n', type: 'any' }], output: 'any', ts: 'return n;', php: '' }, position: at };
    const drawn = [http, code].reduce(addNode, add);
    const wired = ['http.q', 'code.n'].reduce((current, key) => {
      const [id, port] = key.split('.') as [string, string];
      return connect(current, { from: { node: 'add', port: 'result' }, to: { node: id, port } });
    }, drawn);
    const named = setNodeSettings(wired, 'http', { ...http.settings, inputs: [{ port: 'query', in: 'query' }] });
    expect(edges(setNodeSettings(named, 'code', { ...code.settings, inputs: [{ name: 'm', type: 'any' }] })).slice(-2)).toEqual([
      'add.result → http.query',
      'add.result → code.m',
    ]);
  });

  it('follow a column of the table that is called anew', () => {
    const [, , create] = crudDefinitions({ namespace: 'App', class: 'Goods', title: '商品' }, { name: 'goods', columns: [{ name: 'nane', type: 'string' }] });
    if (!create) throw new Error('there are five');
    const renamed = changeColumns(create, [{ name: 'name', type: 'string' }]);
    expect(renamed.table?.columns[0]?.name).toBe('name');
    expect(edges(renamed).join()).toBe(edges(create).join().replaceAll('table.nane', 'table.name'));
    expect(edges(renamed).join()).not.toBe(edges(create).join());
    expect(checkDefinition(renamed).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('the clipboard', () => {
  it('takes nodes with their edges and parameters into another interface', () => {
    const text = copyNodes(groupNodes(add, ['a', 'add'], 'sum'), ['a', 'add']);
    const pasted = pasteNodes(withReturn, text, { x: 50, y: 60 });
    if ('error' in pasted) throw new Error(pasted.error.en);
    expect(pasted.definition.parameters).toEqual([{ name: 'a', type: 'integer', required: true }]);
    expect(edges(pasted.definition)).toEqual(['a.value → add.a']);
    expect(pasted.definition.flow.groups).toEqual([{ id: 'group', title: 'sum', nodes: ['a', 'add'] }]);
    expect(Math.min(...pasted.ids.map((id) => node(pasted.definition, id).position.x))).toBe(50);
  });

  it('makes names free where they are taken by something else', () => {
    const other: InterfaceDefinition = { ...withReturn, parameters: [{ name: 'a', type: 'date' }] };
    const pasted = pasteNodes(pasteOrThrow(other, copyNodes(add, ['a'])), copyNodes(add, ['a', 'return']), at);
    if ('error' in pasted) throw new Error(pasted.error.en);
    expect(pasted.definition.parameters.map(({ name, type }) => `${name} ${type}`)).toEqual(['a date', 'a2 integer', 'a3 integer']);
    expect(pasted.definition.flow.nodes.map(({ id }) => id)).toEqual(['return', 'a', 'a_2']);
  });

  it('takes nothing that is no piece of a flow', () => {
    for (const text of ['', 'x', '[]', '{}', '{"portico":"nodes"}', copyNodes(add, ['a']).replace('"id"', '"__proto__"'), copyNodes(add, ['return'])]) {
      expect(pasteNodes(add, text, at)).toHaveProperty('error');
    }
  });
});

function pasteOrThrow(definition: InterfaceDefinition, text: string): InterfaceDefinition {
  const pasted = pasteNodes(definition, text, at);
  if ('error' in pasted) throw new Error(pasted.error.en);
  return pasted.definition;
}

describe('nodes', () => {
  it('are lined up and spread', () => {
    const places = new Map([
      ['a', { x: 0, y: 0 }],
      ['b', { x: 10, y: 100 }],
      ['add', { x: 90, y: 400 }],
    ]);
    const sizes = new Map([...places.keys()].map((id) => [id, { width: 100, height: 50 }]));
    const placed = moveNodes(add, places);
    const xs = (definition: InterfaceDefinition) => [...places.keys()].map((id) => node(definition, id).position.x);
    expect(xs(alignNodes(placed, places.keys(), 'left', sizes))).toEqual([0, 0, 0]);
    expect(xs(alignNodes(placed, places.keys(), 'right', sizes))).toEqual([90, 90, 90]);
    expect(xs(alignNodes(placed, places.keys(), 'center', sizes))).toEqual([45, 45, 45]);
    expect([...places.keys()].map((id) => node(distributeNodes(placed, places.keys(), 'vertical', sizes), id).position.y)).toEqual([0, 200, 400]);
  });

  it('are found up and down the stream', () => {
    expect(upstream(add, ['add']).toSorted()).toEqual(['a', 'add', 'b']);
    expect(downstream(add, ['a']).toSorted()).toEqual(['a', 'add', 'return']);
  });

  it('are drawn twice with the same sources', () => {
    const { definition, ids } = duplicateNodes(add, ['a', 'add', 'return'], { x: 20, y: 20 });
    expect(ids).toEqual(['a_2', 'add_2']);
    expect(edges(definition).slice(3).toSorted()).toEqual(['a_2.value → add_2.a', 'b.value → add_2.b']);
  });
});

describe('an answer that may be anything', () => {
  it('is not declared to be a text', () => {
    expect(dropNode(withReturn, { type: 'operation', settings: { operator: 'parseJson' } }, at).definition.returns.map(({ type }) => type)).toEqual(['object']);
    const line = applyInterfaceLine(emptyDefinition('App.Tool.Parse'), 'Tool.Parse(text:string): found = parseJson(text)');
    expect(line.returns).toEqual([{ name: 'found', type: 'object' }]);
  });
});
