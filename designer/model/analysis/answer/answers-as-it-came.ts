import { activeFlow } from '../../formula/active-flow.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import type { FlowNode } from '../../types/flow.ts';

const known = new WeakMap<object, boolean>();

/** Whether the response of the HTTP node is the whole answer of the interface and no other node uses it. Such a response is passed on unread. */
export function answersAsItCame(definition: Pick<InterfaceDefinition, 'flow' | 'code'>): boolean {
  const answer = known.get(definition) ?? isProxy(definition);
  known.set(definition, answer);
  return answer;
}

function isProxy({ flow, code }: Pick<InterfaceDefinition, 'flow' | 'code'>): boolean {
  if (code?.ts !== undefined) return false;
  const { nodes, edges } = activeFlow(flow);
  const [http, ...others] = nodes.filter(isHttp);
  const uses = edges.filter(({ from }) => from.node === http?.id && from.port === 'data');
  const end = nodes.find(({ id }) => id === uses[0]?.to.node);
  return others.length === 0 && uses.length === 1 && end?.type === 'return' && end.settings.whole === true;
}

/** Returns the only HTTP node of an interface for which `answersAsItCame` holds. */
export function httpOf({ flow }: Pick<InterfaceDefinition, 'flow'>): FlowNode | undefined {
  return activeFlow(flow).nodes.find(isHttp);
}

function isHttp({ type }: FlowNode): boolean {
  return type === 'http';
}
