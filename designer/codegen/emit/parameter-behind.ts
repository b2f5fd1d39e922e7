import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { FlowNode } from '../../model/types/flow.ts';

/** The parameter that a node hands on as it came; undefined for every other node. */
export function parameterBehind(definition: Pick<InterfaceDefinition, 'parameters'>, source: FlowNode | undefined): Parameter | undefined {
  return source?.type === 'parameter' ? definition.parameters.find(({ name }) => name === source.settings.name) : undefined;
}

/** Whether an edge or a typed value feeds a port. */
export function isFed(node: FlowNode, port: string, source: (port: string) => FlowNode | undefined): boolean {
  return source(port) !== undefined || Object.hasOwn(node.values ?? {}, port);
}
