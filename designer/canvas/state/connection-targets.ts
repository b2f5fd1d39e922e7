import { texts } from '../../../generated/words/designer-canvas/connection-targets.ts';
import { type Connection, connectionsFrom } from '../../model/edits/edges/connection.ts';
import { orderedIn } from '../../model/edits/flow/flow-index.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { PortRef } from '../../model/types/flow.ts';
import { orderPort } from '../draw/node-geometry.ts';
import type { OpenEnd } from './canvas.ts';

/** Where an edge that begins at one port may end. */
export interface ConnectionTargets {
  of(end: OpenEnd): Connection;
  /** Ports it may end in, in the order of the nodes. */
  open: readonly PortRef[];
}

const sameSide: Connection = { ok: false, reason: texts.sameSide };

/** Returns where an edge may end that begins at a port; for the port of effect order, at the order ports of other nodes with effects. */
export function connectionTargets(definition: InterfaceDefinition, from: OpenEnd): ConnectionTargets {
  if (from.port === orderPort) {
    const open = [...orderedIn(definition)].filter((id) => id !== from.node).map((node) => ({ node, port: orderPort }));
    return { of: ({ node, port, side }) => (side !== from.side && port === orderPort && node !== from.node ? { ok: true } : sameSide), open };
  }
  const answers = connectionsFrom(definition, from, from.side);
  const open = [...answers].filter(([, answer]) => answer.ok).map(([key]) => portRefOf(key));
  return { of: ({ node, port, side }) => (side === from.side ? sameSide : (answers.get(`${node}.${port}`) ?? sameSide)), open };
}

/** Ids of nodes have no dot, names of ports may have some. */
function portRefOf(key: string): PortRef {
  const dot = key.indexOf('.');
  return { node: key.slice(0, dot), port: key.slice(dot + 1) };
}
