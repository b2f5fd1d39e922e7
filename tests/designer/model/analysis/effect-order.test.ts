import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectsInOrder } from '../../../../designer/model/analysis/effects-in-order.ts';
import { scheduleFlow } from '../../../../designer/model/analysis/schedule.ts';
import { checkDefinition } from '../../../../designer/model/checks/check-definition.ts';
import { findCycle } from '../../../../designer/model/checks/find-cycle.ts';
import { connect, disconnect } from '../../../../designer/model/edits/edges/edge-edits.ts';
import { moveEffect } from '../../../../designer/model/edits/flow/effect-edits.ts';
import { addNode } from '../../../../designer/model/edits/flow/node-edits.ts';
import { drawn } from '../../nodes/drawn.ts';

const column = { name: 'name', type: 'string' };
const insert = (table: string) => ({ type: 'table', settings: { operation: 'insert', table, columns: [column] } });
const writes = drawn({
  service: 'Order.Writes.Run',
  parameters: [{ name: 'name', type: 'string' }],
  nodes: { one: insert('first'), two: insert('second'), three: insert('third') },
  edges: ['name.value -> one.name', 'name.value -> two.name', 'name.value -> three.name'],
});
const edge = (from: string, to: string) => {
  const [[a, b], [c, d]] = [from.split('.'), to.split('.')] as [[string, string], [string, string]];
  return { from: { node: a, port: b }, to: { node: c, port: d } };
};

test('two writes never trade places because something else is wired', () => {
  expect(effectsInOrder(writes)).toEqual(['one', 'two', 'three']);
  // Being needed by the answer, or by another write, made a write run last, or first.
  const answered = connect({ ...writes, returns: [{ name: 'id', type: 'integer' }] }, edge('one.id', 'return.id'));
  expect(effectsInOrder(answered)).toEqual(['one', 'two', 'three']);
  expect(effectsInOrder(connect(writes, edge('two.id', 'three.name')))).toEqual(['one', 'two', 'three']);
  expect(effectsInOrder(connect(writes, edge('three.id', 'two.name')))).toEqual(['one', 'three', 'two']);
  expect(effectsInOrder(disconnect(connect(answered, edge('two.id', 'three.name')), ['three.name']))).toEqual(['one', 'two', 'three']);
});

test('whatever is wired that agrees with the order leaves it as it is', () => {
  const ids = ['e0', 'e1', 'e2', 'e3', 'e4'];
  const nodes = Object.fromEntries([...ids.map((id) => [id, insert(id)] as const), ['p0', { type: 'object', settings: { fields: ['x', 'y'] } }] as const]);
  const base = drawn({ service: 'Order.Any.Run', nodes, edges: [] });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 8 }), fc.nat(4), fc.nat(4), (pairs, into, from) => {
      let current = base;
      for (const [a, b] of pairs) if (a < b) current = connect(current, edge(`e${a}.id`, `e${b}.name`));
      if (into < from) current = connect(connect(current, edge(`e${into}.id`, 'p0.x')), edge('p0.value', `e${from}.name`));
      expect(findCycle(current.flow.edges)).toBeNull();
      expect(effectsInOrder(current)).toEqual(ids);
    }),
  );
});

test('what guards goes first, and what only asks elsewhere goes before what is written', () => {
  const guarded = drawn({
    service: 'Order.Guard.Run',
    parameters: [{ name: 'name', type: 'string' }],
    nodes: {
      one: insert('first'),
      two: insert('second'),
      ask: { type: 'http', settings: { method: 'GET', url: 'https://example.com', inputs: [] } },
      after: { type: 'http', settings: { method: 'GET', url: 'https://example.com', inputs: [{ port: 'id', in: 'query' }] } },
      guard: { type: 'fail', settings: { ret: 400, message: '不行' }, values: { when: false } },
    },
    edges: ['name.value -> one.name', 'ask.data -> two.name', 'one.id -> after.id', 'after.data -> return.asked'],
  });
  expect(effectsInOrder(guarded)).toEqual(['guard', 'one', 'two']);
  const order = [...stepsOf(guarded)];
  expect(order.indexOf('ask')).toBeLessThan(order.indexOf('one'));
  expect(order.indexOf('after')).toBeGreaterThan(order.indexOf('two'));
});

test('a write behind a choice stays behind it when nothing takes the answer of the choice', () => {
  const chosen = drawn({
    service: 'Order.Choice.Run',
    parameters: [
      { name: 'name', type: 'string' },
      { name: 'on', type: 'boolean', required: true },
    ],
    nodes: { one: insert('first'), choice: { type: 'if' } },
    edges: ['name.value -> one.name', 'on.value -> choice.condition', 'one.id -> choice.then', 'choice.value -> return.id'],
  });
  const loose = disconnect(chosen, ['return.id']);
  expect(stepsOf(loose)).toEqual(['on', 'choice', 'return']);
  expect(effectsInOrder(loose)).toEqual(['one']);
});

test('the order is changed by hand where no result is needed the other way round, and the answer stays sound', () => {
  const earlier = moveEffect(writes, 'three', 'earlier');
  expect(effectsInOrder(earlier)).toEqual(['one', 'three', 'two']);
  expect(effectsInOrder(moveEffect(earlier, 'one', 'later'))).toEqual(['three', 'one', 'two']);
  expect(moveEffect(writes, 'one', 'earlier')).toBe(writes);
  const needed = connect(writes, edge('one.id', 'two.name'));
  expect(moveEffect(needed, 'two', 'earlier')).toBe(needed);
  expect(checkDefinition(earlier).map(({ code }) => code)).toEqual(checkDefinition(writes).map(({ code }) => code));
  expect(effectsInOrder(addNode(earlier, { id: 'late', ...insert('late'), position: { x: 0, y: 0 } }))).toEqual(['one', 'three', 'two', 'late']);
});

function stepsOf(definition: typeof writes): string[] {
  return scheduleFlow(definition).steps.map(({ node }) => node.id);
}

test('what is not undone with the rest is said where it is drawn', () => {
  const post = { type: 'http', settings: { method: 'POST', url: 'https://example.com', inputs: [] } };
  const message = (nodes: Parameters<typeof drawn>[0]['nodes']) =>
    checkDefinition(drawn({ service: 'Order.Said.Run', nodes: nodes!, edges: ['one.id -> return.id'] })).flatMap(({ code, node, severity }) =>
      code === 'written-before' || code === 'two-databases' ? [`${severity} ${code} ${node}`] : [],
    );
  expect(message({ one: insert('first'), post, two: insert('second') })).toEqual(['warning written-before post']);
  expect(message({ post, one: insert('first'), two: insert('second') })).toEqual([]);
  expect(message({ one: insert('first'), two: insert('far.second') })).toEqual(['warning two-databases two']);
  const find = { type: 'table', settings: { operation: 'get', table: 'far.known', must_exist: true } };
  expect(message({ find, post, one: insert('first') })).toEqual([]);
});
