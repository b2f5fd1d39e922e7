import type { Json } from '../../engine/core/descriptor/types.ts';

/** A dataflow graph: values run along edges from output ports to input ports. */
export interface Flow {
  nodes: FlowNode[];
  edges: FlowEdge[];
}

export interface FlowNode {
  /** Unique in the flow. Letters, digits, `_` and `-`. */
  id: string;
  /** Name of a node type in designer/model/nodes. */
  type: string;
  /** By the JSON Schema of the type. */
  settings: Record<string, Json>;
  /** Values typed straight into input ports that have no edge. */
  values?: Record<string, Json>;
  position: { x: number; y: number };
  title?: string;
  /** Becomes a comment in generated code. */
  note?: string;
}

export interface FlowEdge {
  from: PortRef;
  to: PortRef;
}

export interface PortRef {
  node: string;
  port: string;
}

/** The edge that feeds an input port; an input takes one edge at most. */
export function edgeInto(flow: Flow, node: string, port: string): FlowEdge | undefined {
  return flow.edges.find((edge) => edge.to.node === node && edge.to.port === port);
}
