import type { ServiceEffect } from '../../../engine/core/protocol/service-about.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { activeFlow, type FlowNode } from '../types/flow.ts';

const none: ServiceEffect = { readOnly: true, destructive: false, idempotent: true };
const adds: ServiceEffect = { readOnly: false, destructive: false, idempotent: false };
const replaces: ServiceEffect = { readOnly: false, destructive: true, idempotent: true };
const anything: ServiceEffect = { readOnly: false, destructive: true, idempotent: false };

/** By the meaning RFC 9110 gives the methods; PATCH changes what is there in a way of its own. */
const methods: Readonly<Record<string, ServiceEffect>> = {
  GET: none,
  HEAD: none,
  OPTIONS: none,
  TRACE: none,
  QUERY: none,
  POST: adds,
  PUT: replaces,
  DELETE: replaces,
};

const tableOperations: Readonly<Record<string, ServiceEffect>> = { list: none, get: none, count: none, insert: adds, update: replaces, delete: replaces };

/** What a call of the interface may do: the worst of what its nodes do. Code, procedures and other interfaces may do anything. */
export function effectOf({ flow }: Pick<InterfaceDefinition, 'flow'>): ServiceEffect {
  return activeFlow(flow).nodes.map(effectOfNode).reduce(worse, none);
}

function effectOfNode({ type, settings }: FlowNode): ServiceEffect {
  switch (type) {
    case 'http':
      return methods[String(settings.method)] ?? anything;
    case 'table':
      return tableOperations[String(settings.operation)] ?? anything;
    case 'cache':
      return settings.operation === 'get' ? none : { readOnly: false, destructive: false, idempotent: true };
    case 'call':
    case 'code':
    case 'procedure':
      return anything;
    default:
      return none;
  }
}

function worse(one: ServiceEffect, other: ServiceEffect): ServiceEffect {
  return {
    readOnly: one.readOnly && other.readOnly,
    destructive: one.destructive || other.destructive,
    idempotent: one.idempotent && other.idempotent,
  };
}
