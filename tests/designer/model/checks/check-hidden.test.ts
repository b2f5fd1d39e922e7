import { expect, it } from 'vitest';
import { checkDefinition } from '../../../../designer/model/checks/check-definition.ts';
import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';
import type { Json } from '../../../../engine/core/json/json.ts';
import { byKey } from '../../nodes/closed.ts';
import { type Drawing, drawn } from '../../nodes/drawn.ts';

const key = { name: 'key', type: 'string' } as const;
const name = { name: 'name', type: 'string' } as const;
const find = (more: { [setting: string]: Json } = {}) => ({
  type: 'table',
  settings: { operation: 'find', table: 'far.members', columns: [name], answers: [name, key], ...more },
});
const far = new Map([['far.members', ['key']]]);

function reported(drawing: Omit<Drawing, 'service'> | InterfaceDefinition): string[] {
  const definition = 'flow' in drawing ? drawing : drawn({ service: 'Members.Check.Run', ...drawing });
  return checkDefinition(definition, { hidden: far }).flatMap(({ code, port, node }) =>
    code.startsWith('hidden') ? [`${code} ${node}${port === undefined ? '' : `.${port}`}`] : [],
  );
}

const parameters: Drawing['parameters'] = [{ name: 'word', type: 'string' }];

it('a column that is never answered may be compared as a whole and written', () => {
  expect(reported(byKey)).toEqual([]);
  const check = { type: 'password', settings: { kind: 'verify' } };
  const stored = { type: 'member', settings: { path: 'key' } };
  const edges = [
    'word.value -> row.name',
    'row.row -> stored.object',
    'word.value -> check.password',
    'stored.value -> check.hash',
    'check.value -> return.ok',
  ];
  expect(reported({ parameters, nodes: { row: find(), stored, check }, edges })).toEqual([]);
  const write = { type: 'table', settings: { operation: 'insert', table: 'far.members', columns: [key] } };
  expect(reported({ parameters, nodes: { row: find(), stored, write }, edges: [...edges.slice(0, 2), 'stored.value -> write.key'] })).toEqual([]);
});

it('its value goes to nobody, on whatever way', () => {
  const stored = { type: 'member', settings: { path: 'key' } };
  const begin = ['word.value -> row.name'];
  const whole = ['row.row -> return.row'];
  expect(reported({ parameters, nodes: { row: find() }, edges: [...begin, ...whole] })).toEqual(['hidden-out return.row']);
  const joined = { type: 'operation', settings: { operator: 'concat' }, values: { b: '!' } };
  const nodes = { row: find(), stored, joined };
  expect(reported({ parameters, nodes, edges: [...begin, 'row.row -> stored.object', 'stored.value -> joined.a', 'joined.result -> return.text'] })).toEqual([
    'hidden-out return.text',
  ]);
  const keep = { type: 'cache', settings: { operation: 'set' }, values: { key: 'k', seconds: 60 } };
  expect(reported({ parameters, nodes: { row: find(), keep }, edges: [...begin, 'row.row -> keep.value'] })).toEqual(['hidden-out keep.value']);
  const note = { type: 'table', settings: { operation: 'insert', table: 'notes', columns: [{ name: 'note', type: 'string' }] } };
  expect(reported({ parameters, nodes: { row: find(), stored, note }, edges: [...begin, 'row.row -> stored.object', 'stored.value -> note.note'] })).toEqual([
    'hidden-out note.note',
  ]);
  const list = { type: 'table', settings: { operation: 'list', table: 'far.members', columns: [], answers: [name, key] } };
  const each = { type: 'map' };
  const picked = (path: string) => ({ type: 'member', settings: { path } });
  const loop = ['rows.items -> each.items', 'each.item -> picked.object', 'picked.value -> each.each', 'each.result -> return.list'];
  expect(reported({ nodes: { rows: list, each, picked: picked('key') }, edges: loop })).toEqual(['hidden-out return.list']);
  expect(reported({ nodes: { rows: list, each, picked: picked('name') }, edges: loop })).toEqual([]);
});

it('a formula is followed as the nodes it stands for', () => {
  const withFormula = (text: string) => {
    const definition = drawn({
      service: 'Members.Formula.Run',
      parameters,
      nodes: { row: find() },
      edges: ['word.value -> row.name'],
      returns: [{ name: 'text', type: 'string' }],
    });
    const nodes = definition.flow.nodes.map((node) => (node.id === 'return' ? { ...node, formulas: { text } } : node));
    return { ...definition, flow: { ...definition.flow, nodes } };
  };
  expect(reported(withFormula('$row?.name ?? ""'))).toEqual([]);
  expect(reported(withFormula('upper($row?.key ?? "")'))).toEqual(['hidden-out return.text']);
});

it('a read of everything, a group, a comparison of parts and a join do not reach it', () => {
  const all = { type: 'table', settings: { operation: 'find', table: 'far.members', columns: [] } };
  expect(reported({ nodes: { row: all }, edges: ['row.row -> return.row'] })).toEqual(['hidden-column row']);
  const group = (settings: { [setting: string]: Json }) => ({
    type: 'table',
    settings: { operation: 'group', table: 'far.members', columns: [], ...settings },
  });
  const count = { name: 'n', figure: 'count' };
  expect(reported({ nodes: { rows: group({ by: [key], figures: [count] }) }, edges: ['rows.items -> return.rows'] })).toEqual(['hidden-column rows']);
  expect(reported({ nodes: { rows: group({ by: [], figures: [{ ...count, column: key }] }) }, edges: ['rows.row -> return.row'] })).toEqual([]);
  const begins = { operation: 'count', table: 'far.members', columns: [{ ...key, match: 'contains', port: 'part' }] };
  expect(
    reported({ parameters, nodes: { total: { type: 'table', settings: begins } }, edges: ['word.value -> total.part', 'total.total -> return.n'] }),
  ).toEqual(['hidden-column total']);
  const joins = [{ name: 'member', table: 'members', via: 'member_id', columns: [key] }];
  const orders = { operation: 'list', table: 'far.orders', columns: [], answers: [name], joins };
  expect(reported({ nodes: { rows: { type: 'table', settings: orders } }, edges: ['rows.items -> return.rows'] })).toEqual(['hidden-column rows']);
});
