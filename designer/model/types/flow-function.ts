import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { type InterfaceDefinition, type ReturnField, serviceOf } from './definition.ts';
import type { Flow, FlowNode } from './flow.ts';

/** A published version of a function, as the nodes that call it store it: an interface keeps running what it was drawn with. */
export interface FunctionCopy {
  /** `Namespace.Class.Method` of the function when it was taken over. */
  service: string;
  /** Counts the published versions of the function from 1. */
  version: number;
  /** Hash of the version's bundle. */
  bundle: string;
  body: FunctionBody;
}

/** The parts of a function that its calls run. */
export interface FunctionBody {
  title: string;
  parameters: Parameter[];
  returns: ReturnField[];
  flow: Flow;
}

/** Returns the copy that a node stores; null if none is chosen, or it does not have the shape of one. */
export function functionOf({ type, settings }: Pick<FlowNode, 'type' | 'settings'>): FunctionCopy | null {
  if (type !== 'function') return null;
  const { service, version, bundle, body } = settings;
  if (typeof service !== 'string' || typeof version !== 'number' || typeof bundle !== 'string' || !isRecord(body)) return null;
  const { title, parameters, returns, flow } = body;
  const isNamed = (item: unknown) => isRecord(item) && typeof item.name === 'string' && typeof item.type === 'string';
  if (typeof title !== 'string' || !isListOf(parameters, isNamed) || !isListOf(returns, isNamed) || !isRecord(flow)) return null;
  const isNode = (item: unknown) => isRecord(item) && typeof item.id === 'string' && typeof item.type === 'string' && isRecord(item.settings);
  const isEdge = (item: unknown) => isRecord(item) && isRecord(item.from) && isRecord(item.to);
  if (!isListOf(flow.nodes, isNode) || !isListOf(flow.edges, isEdge)) return null;
  return { service, version, bundle, body: body as unknown as FunctionBody };
}

/** Returns the settings of a node that calls this version. */
export function functionSettings(definition: InterfaceDefinition, version: number, bundle: string): FlowNode['settings'] {
  const { title, parameters, returns, flow } = definition;
  const body: FunctionBody = { title, parameters, returns, flow };
  return { service: serviceOf(definition), version, bundle, body } as unknown as FlowNode['settings'];
}

/** Returns the function as a definition of its own, which is checked, scheduled, run and printed like any flow. */
export function definitionOfFunction({ service, body }: FunctionCopy): InterfaceDefinition {
  const [namespace = '', className = '', method = ''] = service.split('.');
  return {
    ...{ namespace, class: className, method, title: body.title, summary: '', module: className, description: '', kind: 'function', verbs: ['POST'] },
    ...{ parameters: body.parameters, returns: body.returns, example: null, flow: body.flow, visibility: 'hidden', rev: 0 },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}
