import { expect, it } from 'vitest';
import { setNodeSettings } from '../../../../designer/model/edits/flow/renamed-ports.ts';
import { dropNode } from '../../../../designer/model/edits/gestures/drop-node.ts';
import { makeParameters } from '../../../../designer/model/edits/gestures/make-parameters.ts';
import { withTable } from '../../../../designer/nodes/table/model/with-table.ts';
import { drawn } from '../../nodes/drawn.ts';

const definition = drawn({
  service: 'App.Member.Add',
  parameters: [
    { name: 'username', type: 'string', required: true },
    { name: 'age', type: 'string' },
    { name: 'password', type: 'string', required: true },
  ],
  nodes: {},
  edges: [],
});
const columns = [
  { name: 'username', type: 'string' as const },
  { name: 'age', type: 'integer' as const },
  { name: 'password', type: 'string' as const, hidden: true },
];
const columnsOf = (table: unknown) => (table === 'member' ? columns : undefined);

it('columns that are written take the parameters of their names and types, but no password as it is', () => {
  const { definition: dropped, id } = dropNode(definition, { type: 'table', settings: { operation: 'insert', table: '', columns: [] } }, { x: 0, y: 0 });
  const settings = withTable({ operation: 'insert', table: '', columns: [] }, 'member', columnsOf)!;
  expect(settings.columns).toEqual(columns.map(({ name, type }) => ({ name, type })));
  const filled = setNodeSettings(dropped, id, settings);
  expect(filled.flow.nodes.find((node) => node.id === id)?.formulas).toEqual({ username: 'username' });
  const named = makeParameters(filled, id).parameters.map(({ name }) => name);
  expect(named).toEqual(['username', 'age', 'password', 'age2', 'password2']);
});

it('a password to check is the parameter of that name, and a column that is called anew keeps its formula', () => {
  const verify = dropNode(definition, { type: 'password', settings: { kind: 'verify' } }, { x: 0, y: 0 });
  expect(verify.id).toBe('verify');
  expect(verify.definition.flow.nodes.at(-1)?.formulas).toEqual({ password: 'password' });
  const find = { operation: 'find', table: 'member', columns: [{ name: 'username', type: 'string' }] };
  const { definition: found, id } = dropNode(definition, { type: 'table', settings: find }, { x: 0, y: 0 });
  const renamed = setNodeSettings(found, id, { ...find, columns: [{ name: 'username', type: 'string', match: 'contains', port: 'name_contains' }] });
  expect(renamed.flow.nodes.at(-1)?.formulas).toEqual({ name_contains: 'username' });
});

it('a table that is read answers its hidden columns only where somebody has chosen them', () => {
  const settings = { operation: 'find', table: '', columns: [] };
  const shown = columns.slice(0, 2).map(({ name, type }) => ({ name, type }));
  expect(withTable(settings, 'member', columnsOf)).toEqual({ ...settings, table: 'member', answers: shown });
  expect(withTable({ ...settings, answers: [{ name: 'x', type: 'string' }] }, 'member', columnsOf)).toBeUndefined();
  expect(withTable(settings, 'elsewhere', columnsOf)).toBeUndefined();
});

it('a row is looked for by the columns that parameters name, and its stored password is what the given one is checked with', () => {
  const find = { operation: 'find', table: '', columns: [] };
  const { definition: dropped, id } = dropNode(definition, { type: 'table', settings: find }, { x: 0, y: 0 });
  const settings = withTable(find, 'member', columnsOf, definition.parameters)!;
  expect(settings).toMatchObject({ columns: [{ name: 'username', type: 'string' }], answers: columns.map(({ name, type }) => ({ name, type })) });
  const found = setNodeSettings(dropped, id, settings);
  expect(found.flow.nodes.at(-1)?.formulas).toEqual({ username: 'username' });
  const verify = dropNode(found, { type: 'password', settings: { kind: 'verify' } }, { x: 0, y: 0 }).definition;
  expect(verify.flow.nodes.at(-1)?.formulas).toEqual({ password: 'password', hash: '$find?.password' });
  expect(withTable(settings, 'member', (table) => (table === 'member' ? columns.slice(1) : undefined), definition.parameters)).toBeUndefined();
  const others = (table: unknown) => (table === 'other' ? columns.slice(1, 2) : columnsOf(table));
  expect(withTable({ ...settings, table: 'member' }, 'other', others, definition.parameters)).toMatchObject({ table: 'other', columns: [] });
});
