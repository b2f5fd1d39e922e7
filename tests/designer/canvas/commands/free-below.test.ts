import { expect, it } from 'vitest';
import { freeBelow } from '../../../../designer/canvas/commands/free-below.ts';
import { emptyDefinition } from '../../../../designer/model/build/build-definition.ts';
import { addNode } from '../../../../designer/model/edits/flow/node-edits.ts';
import { sizeOf } from '../../../../designer/model/layout/node-size.ts';
import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';

it('nodes added at one place stand below each other', () => {
  let definition: InterfaceDefinition = { ...emptyDefinition('Tool.Calc.Add'), flow: { nodes: [], edges: [] } };
  for (const id of ['one', 'two', 'three']) {
    const position = freeBelow(definition, { x: 0, y: 0 });
    definition = addNode(definition, { id, type: 'operation', settings: { operator: 'add' }, position });
  }
  const { nodes } = addNode(definition, { id: 'aside', type: 'operation', settings: {}, position: freeBelow(definition, { x: 400, y: 0 }) }).flow;
  const [one, two, three, aside] = nodes;
  expect(one?.position).toEqual({ x: 0, y: 0 });
  expect(two!.position.y).toBeGreaterThan(sizeOf(definition, one!).height);
  expect(three!.position.y).toBeGreaterThan(two!.position.y + sizeOf(definition, two!).height);
  expect(aside?.position).toEqual({ x: 400, y: 0 });
});
