import { expect, it } from 'vitest';
import { checkDefinition } from '../../../designer/model/checks/check-definition.ts';
import { frameNodes } from '../../../designer/model/edits/flow/frame-edits.ts';
import { quickFixes } from '../../../designer/model/fixes/quick-fixes.ts';
import { columnsOfRows } from '../../../designer/nodes/sql/model/columns-of-rows.ts';
import { sqlNode } from '../../../designer/nodes/sql/model/sql-node.ts';
import { readPlaces } from '../../../designer/nodes/sql/model/sql-places.ts';
import { sqlRequest } from '../../../designer/nodes/sql/model/sql-settings.ts';
import { ownStatement } from '../../../designer/server/runtime/own-statement.ts';
import { queried } from './queried.ts';

const codes = (statement: string, writes = false) => readPlaces(statement, writes).errors.map(({ code }) => code);
const withSettings = (settings: object) => ({
  ...queried,
  flow: { ...queried.flow, nodes: queried.flow.nodes.map((node) => (node.id === 'found' ? { ...node, settings: { ...node.settings, ...settings } } : node)) },
});
const errors = (definition: typeof queried) => checkDefinition(definition).filter(({ severity }) => severity === 'error');

it('names in a statement are places for values, but not in texts, names, comments and casts', () => {
  const { text, places, names } = readPlaces(`select ':a', "b:c", \`:d\`, n::text, x[1:2] -- :e\n /* :f */ from t where a = :id and b in (:id,:other);\n`);
  expect(text.replace(/\s+/g, ' ')).toBe(`select ':a', "b:c", \`:d\`, n::text, x[1:2] from t where a = ? and b in (?,?)`);
  expect(places).toEqual(['id', 'id', 'other']);
  expect(names).toEqual(['id', 'other']);
});

it('what databases would read differently, a second statement and a change are refused with their reason', () => {
  expect(codes('select 1; drop table t')).toEqual(['sql-several']);
  expect(codes('select 1;')).toEqual([]);
  expect(codes('select a ? b')).toEqual(['sql-place']);
  expect(codes(`select 'a`)).toEqual(['sql-open']);
  expect(codes('select 1 /* never')).toEqual(['sql-open']);
  expect(codes(`select 'a\\'' or 1`)).toContain('sql-quote');
  expect(codes('select $$;$$')).toContain('sql-quote');
  expect(codes('update t set a = 1')).toEqual(['sql-writes']);
  expect(codes('update t set a = 1', true)).toEqual([]);
  expect(errors(queried)).toEqual([]);
  expect(errors(withSettings({ columns: [] })).map(({ code }) => code)).toContain('sql-columns');
  expect(errors(withSettings({ statement: 'delete from orders' })).map(({ code }) => code)).toContain('sql-writes');
});

it('inputs follow the statement, and the columns of a run have the types of their values', () => {
  const ports = (statement: string) => sqlNode.ports({ statement, parameters: [{ name: 'id', type: 'integer' }] }, { definition: queried }).inputs;
  expect(ports('select 1').length).toBe(0);
  expect(ports('select :id, :name').map(({ name, type }) => [name, type.type])).toEqual([
    ['id', 'integer'],
    ['name', 'string'],
  ]);
  const rows = [
    { id: 1, price: 2, note: null, day: '2026-01-01', on: true, 'no name': 1 },
    { id: 2, price: 2.5, note: 'x', day: null, on: false },
  ];
  expect(columnsOfRows(rows).map(({ name, type }) => `${name}:${type}`)).toEqual(['id:integer', 'price:float', 'note:string', 'day:date', 'on:boolean']);
  expect(columnsOfRows(null)).toEqual([]);
});

it('code can ask for the statements of its nodes only, with their limits', () => {
  const [node] = queried.flow.nodes.filter(({ type }) => type === 'sql');
  const request = { ...sqlRequest(node!.settings), values: [] };
  expect(ownStatement(queried, { ...request, rows: 1_000_000, writes: true })).toEqual(request);
  expect(ownStatement(queried, { ...request, statement: 'select * from secrets' })).toBeUndefined();
  expect(ownStatement(queried, { ...request, database: 'other' })).toBeUndefined();
});

it('a statement cannot be part of a transaction, which another connection would not undo, but can follow its commit', () => {
  const within = frameNodes(queried, ['marked'], 'transaction')!.definition;
  const [diagnostic] = errors(within);
  expect(diagnostic).toMatchObject({ code: 'sql-within', node: 'marked' });
  expect(errors(quickFixes(within, diagnostic!)[0]!.apply(within))).toEqual([]);
});
