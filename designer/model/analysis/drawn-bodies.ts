import { isFormulaPart } from '../formula/expand-formulas.ts';
import type { Ports } from '../node-type/node-type.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { PortRef } from '../types/flow.ts';
import { bodiesOf } from './bodies.ts';
import { loopScopes, type Scope } from './loop-scopes.ts';
import { type Block, scheduleFlow } from './schedule.ts';

/**
 * Maps node ids to the body each node is drawn in: the one its `within` names, else the loop whose turns it runs in, even if nothing uses the node
 * yet. A node behind a branch is drawn where the branch stands.
 */
export function drawnBodies(definition: InterfaceDefinition, ports: (id: string) => Ports): ReadonlyMap<string, PortRef> {
  const { nodes, edges } = definition.flow;
  const put = bodiesOf(nodes, ports);
  const found = new Map(put);
  const isTurned = (node: string, port: string) => ports(node).outputs.some(({ inner }) => inner === port);
  if (nodes.some(({ id }) => ports(id).outputs.some(({ inner }) => inner !== undefined))) {
    const { uses } = loopScopes({ nodes, edges, ports });
    for (const { id } of nodes) {
      const scope = found.has(id) ? undefined : innermost([...uses(id).values()], uses);
      if (scope) found.set(id, { node: scope.loop, port: scope.port });
    }
    const walk = ({ steps }: Block, body: PortRef | undefined): void => {
      for (const { node, lazy } of steps) {
        if (body && !put.has(node.id) && !isFormulaPart(node.id)) found.set(node.id, body);
        for (const [port, inside] of Object.entries(lazy)) walk(inside, isTurned(node.id, port) ? { node: node.id, port } : bodyBehind(node.id, port, body));
      }
    };
    const bodyBehind = (node: string, port: string, body: PortRef | undefined) =>
      nodes.some((one) => one.within?.node === node && one.within.port === port) ? { node, port } : body;
    walk(scheduleFlow(definition), undefined);
  }
  return found;
}

/** A loop within another uses the other's elements. */
function innermost(scopes: readonly Scope[], uses: (id: string) => ReadonlyMap<string, Scope>): Scope | undefined {
  return (
    scopes.find(({ loop }) => scopes.every((other) => other.loop === loop || [...uses(loop).values()].some((around) => around.loop === other.loop))) ??
    scopes[0]
  );
}
