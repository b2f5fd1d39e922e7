import { expect, test } from 'vitest';
import { type Box, bodyBoxes } from '../../../../designer/model/layout/body-boxes.ts';
import { layoutFlow } from '../../../../designer/model/layout/layout-flow.ts';
import { nodeHeight, nodeWidth, outputRow, portRows, sizeOf } from '../../../../designer/model/layout/node-size.ts';
import { drawn } from '../../nodes/drawn.ts';
import { attempted } from '../../nodes/framed.ts';

const columns = [{ name: 'goods', type: 'string' }];
const insert = (within: string) => ({ type: 'table', settings: { operation: 'insert', table: 'orders', columns }, within });

test('frames are laid out with their bodies inside of them, and nothing else lies on them', async () => {
  const definition = await layoutFlow(
    drawn({
      service: 'App.Layout.Frames',
      parameters: [{ name: 'goods', type: 'string', required: true }],
      nodes: {
        outer: { type: 'try', settings: {} },
        inner: { type: 'transaction', settings: {}, within: 'outer.value' },
        second: insert('inner.body'),
        first: insert('inner.body'),
        beside: { type: 'operation', settings: { operator: 'trim' } },
      },
      edges: ['goods.value -> first.goods', 'goods.value -> second.goods', 'goods.value -> beside.text', 'beside.result -> return.text'],
      order: ['first -> second'],
    }),
  );
  const size = (node: (typeof definition.flow.nodes)[number]) => sizeOf(definition, node);
  const steps = new Map<string, Box>(
    definition.flow.nodes.map((node) => {
      const { x: left, y: top } = node.position;
      const { width, height } = size(node);
      return [node.id, { left, top, right: left + width, bottom: top + height }];
    }),
  );
  const meet = (one: Box, other: Box) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const boxes = bodyBoxes(definition, size);
  expect(boxes.map(({ frame }) => frame.id)).toEqual(['outer', 'inner']);
  for (const box of boxes)
    for (const [id, step] of steps) {
      if (box.ids.includes(id))
        expect([id, step.left > box.left && step.right < box.right && step.top > box.top && step.bottom < box.bottom]).toEqual([id, true]);
      else expect([box.frame.id, id, meet(box, step)]).toEqual([box.frame.id, id, box.frame.id === 'inner' && id === 'outer' ? meet(box, step) : false]);
    }
  const all = [...steps.values()];
  expect(all.some((one, at) => all.slice(at + 1).some((other) => meet(one, other)))).toBe(false);
  // What runs first stands above.
  expect(steps.get('first')?.bottom).toBeLessThan(steps.get('second')?.top ?? 0);
});

test('the second body of an attempt stands clear of the first, in which its node may be the highest', async () => {
  const laid = await layoutFlow(attempted);
  const [first, second] = bodyBoxes(laid, (node) => sizeOf(laid, node));
  expect(second!.top).toBeGreaterThan(first!.bottom);
});

test('a node of one row is 200 by 56, an output stands beside an input where both names have room', () => {
  expect([nodeWidth, nodeHeight(0), nodeHeight(1)]).toEqual([200, 56, 56]);
  const ports = (...names: string[]) => names.map((name) => ({ name }));
  expect(portRows(ports('a', 'b'), ports('result'))).toBe(2);
  expect(outputRow(ports('shipping_address', 'b'), ports('result'))).toBe(1);
  expect(outputRow(ports('shipping_address'), ports('result'))).toBe(1);
  expect(portRows(ports('收货人的详细地址'), ports('result'))).toBe(2);
});

test('a loop stands before its turn in a frame of its own, without anybody having put the turn there', async () => {
  const definition = await layoutFlow(
    drawn({
      service: 'App.Layout.Turns',
      parameters: [{ name: 'items', type: 'array', required: true, items: { type: 'float' } }],
      nodes: {
        sum: { type: 'reduce', settings: {} },
        twice: { type: 'operation', settings: { operator: 'multiply' }, values: { b: 2 } },
        plus: { type: 'operation', settings: { operator: 'add' } },
        halves: { type: 'operation', settings: { operator: 'divide' }, values: { b: 2 } },
        loose: { type: 'operation', settings: { operator: 'round' } },
      },
      edges: [
        'items.value -> sum.items',
        'sum.item -> twice.a',
        'sum.item -> loose.value',
        'sum.accumulator -> plus.a',
        'twice.result -> plus.b',
        'plus.result -> sum.next',
        'sum.result -> halves.a',
        'halves.result -> return.half',
      ],
    }),
  );
  const [box, ...others] = bodyBoxes(definition, (node) => sizeOf(definition, node));
  expect(others).toEqual([]);
  expect([box?.frame.id, box?.body.port, box?.ids.toSorted()]).toEqual(['sum', 'next', ['loose', 'plus', 'sum', 'twice']]);
  const left = (id: string) => definition.flow.nodes.find((node) => node.id === id)?.position.x ?? 0;
  expect(left('twice')).toBeGreaterThan(left('sum') + nodeWidth);
  expect(left('plus')).toBeGreaterThan(left('twice') + nodeWidth);
  expect(left('halves')).toBeGreaterThan(box?.right ?? 0);
  expect(definition.flow.nodes.some(({ within }) => within)).toBe(false);
});
