import type { FlowEdge, PortRef } from '../../model/types/flow.ts';
import type { OpenEnd } from '../state/canvas.ts';

/** The edge from an open end to a port on the other side, whichever of the two it began at. */
export function edgeBetween({ node, port, side }: OpenEnd, other: PortRef): FlowEdge {
  const begun = { node, port };
  return side === 'output' ? { from: begun, to: other } : { from: other, to: begun };
}
