import { activeFlow } from '../../formula/active-flow.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import type { FlowNode } from '../../types/flow.ts';

const known = new WeakMap<object, boolean>();

/** Whether what an HTTP node is answered is the whole answer and nothing else is done with it: then it need not be read at all. */
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

/** The HTTP node of an interface that answers as it came: the only one it has. */
export function httpOf({ flow }: Pick<InterfaceDefinition, 'flow'>): FlowNode | undefined {
  return activeFlow(flow).nodes.find(isHttp);
}

function isHttp({ type }: FlowNode): boolean {
  return type === 'http';
}
