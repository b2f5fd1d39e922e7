import { expect, it } from 'vitest';
import { effectsInOrder } from '../../../../designer/model/analysis/effects-in-order.ts';
import { checkFlow } from '../../../../designer/model/checks/check-flow.ts';
import { frameNodes, putInto } from '../../../../designer/model/edits/flow/frame-edits.ts';
import { removeNodes, withFlow } from '../../../../designer/model/edits/flow/node-edits.ts';
import { putInOrder } from '../../../../designer/model/edits/flow/order-edits.ts';
import { copyNodes, pasteNodes } from '../../../../designer/model/edits/gestures/clipboard.ts';
import { quickFixes } from '../../../../designer/model/fixes/quick-fixes.ts';
import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';
import { drawn } from '../../nodes/drawn.ts';

const columns = [{ name: 'name', type: 'string' }];
const insert = (table: string) => ({ type: 'table', settings: { operation: 'insert', table, columns } });
const http = { type: 'http', settings: { method: 'POST', url: 'https://a.example', inputs: [] } };
const two = drawn({
  service: 'Frames.Two.Run',
  nodes: {
    one: insert('orders'),
    other: insert('lines'),
    far: insert('warehouse.lines'),
    send: http,
    sum: { type: 'operation', settings: { operator: 'add' }, values: { a: 1, b: 2 } },
  },
  edges: ['one.id -> return.id', 'sum.result -> return.sum'],
});
const codes = (definition: InterfaceDefinition) => checkFlow(definition).map(({ code, node, severity }) => `${severity} ${code} ${node ?? ''}`.trim());
const fixed = (definition: InterfaceDefinition, code: string) => {
  const diagnostic = checkFlow(definition).find((one) => one.code === code)!;
  return quickFixes(definition, diagnostic)[0]!.apply(definition);
};
const framed = (ids: string[], type: 'transaction' | 'try' = 'transaction', definition = two) => frameNodes(definition, ids, type)!.definition;

it('effects without an order are one problem, whose fix writes down the order they have', () => {
  const loose = removeNodes(two, ['far', 'send']);
  expect(codes(loose)).toEqual(['warning unordered other']);
  const ordered = fixed(loose, 'unordered');
  expect(ordered.flow.order).toEqual([{ before: 'one', after: 'other' }]);
  expect([codes(ordered), effectsInOrder(ordered)]).toEqual([[], effectsInOrder(loose)]);
});

it('an order that cannot be, or names what has no effect, is told and can be taken away', () => {
  const ordered = putInOrder(putInOrder(removeNodes(two, ['far', 'send']), { before: 'one', after: 'other' }), { before: 'other', after: 'one' });
  expect(codes(ordered)).toContainEqual(expect.stringMatching(/^error order-cycle/));
  expect(codes(fixed(ordered, 'order-cycle'))).toEqual([]);
  expect(codes(putInOrder(two, { before: 'sum', after: 'one' }))).toContain('error order sum');
  expect(codes(putInOrder(two, { before: 'gone', after: 'one' }))).toContain('error order');
});

it('a transaction has one database, and a call elsewhere can follow its commit', () => {
  expect(codes(framed(['one', 'far']))).toContain('error two-databases far');
  const waiting = framed(['one', 'other', 'send']);
  expect(codes(waiting)).toContain('warning waits-within send');
  const after = fixed(waiting, 'waits-within');
  expect(after.flow.nodes.find(({ id }) => id === 'send')?.within).toEqual({ node: 'transaction', port: 'after' });
  expect(codes(after)).not.toContain('warning waits-within send');
});

it('a frame holds neither the answer nor itself, what it repeats outside of a transaction may be done twice', () => {
  const inside = (definition: InterfaceDefinition, id: string, node: string, port: string) =>
    withFlow(definition, { nodes: definition.flow.nodes.map((one) => (one.id === id ? { ...one, within: { node, port } } : one)) });
  expect(codes(inside(framed(['one']), 'return', 'transaction', 'body'))).toContain('error within return');
  expect(codes(inside(framed(['one']), 'transaction', 'transaction', 'body'))).toContain('error within transaction');
  expect(codes(inside(two, 'one', 'gone', 'body'))).toContain('error within one');
  const again = framed(['send'], 'try');
  const retried = withFlow(again, { nodes: again.flow.nodes.map((node) => (node.type === 'try' ? { ...node, settings: { retries: 2 } } : node)) });
  expect(codes(retried)).toContain('warning again-twice try');
  expect(putInto(again, ['try'], { node: 'try', port: 'value' })).toBe(again);
});

it('a frame that goes leaves its nodes, and one that is copied takes them along', () => {
  const nested = framed(['other'], 'try', framed(['one', 'other']));
  expect(nested.flow.nodes.find(({ id }) => id === 'try')?.within).toEqual({ node: 'transaction', port: 'body' });
  const left = removeNodes(nested, ['try']);
  expect(left.flow.nodes.find(({ id }) => id === 'other')?.within).toEqual({ node: 'transaction', port: 'body' });
  expect(removeNodes(left, ['transaction']).flow.nodes.some(({ within }) => within)).toBe(false);
  const whole = framed(['one', 'other']);
  const pasted = pasteNodes(whole, copyNodes(whole, ['transaction', 'one', 'other']), { x: 0, y: 600 });
  if ('error' in pasted) throw new Error(pasted.error.en);
  const { nodes, order } = pasted.definition.flow;
  expect(nodes.filter(({ within }) => within?.node === 'transaction_2').map(({ id }) => id)).toEqual(['one_2', 'other_2']);
  expect(order).toEqual([
    { before: 'one', after: 'other' },
    { before: 'one_2', after: 'other_2' },
  ]);
});
