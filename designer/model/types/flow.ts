import type { Json } from '../../../engine/core/json/json.ts';

/** A dataflow graph: values run along edges from output ports to input ports. */
export interface Flow {
  nodes: FlowNode[];
  edges: FlowEdge[];
  /** What runs before what, where both change something or end the call; nothing else orders them but the values they need. */
  order?: FlowOrder[];
  /** Frames around nodes; they change nothing of what runs. */
  groups?: FlowGroup[];
  /** Sticky notes of the canvas. */
  notes?: FlowNote[];
}

export interface FlowGroup {
  id: string;
  title: string;
  /** Ids of nodes; a node is in one group at most. */
  nodes: string[];
}

export interface FlowNote {
  id: string;
  text: string;
  position: { x: number; y: number };
  size: { width: number; height: number };
}

export interface FlowOrder {
  before: string;
  after: string;
}

export interface FlowNode {
  /** Unique in the flow. Letters, digits, `_` and `-`. */
  id: string;
  /** Name of a node type in designer/nodes. */
  type: string;
  /** By the JSON Schema of the type. */
  settings: Record<string, Json>;
  /** Values typed straight into input ports that have no edge. */
  values?: Record<string, Json>;
  /** Formulas of input ports, without their `=`. A formula goes before an edge and a value. */
  formulas?: Record<string, string>;
  /** The node, and the input of it, in whose body this one runs: in a transaction, in a branch, at each turn of a loop. */
  within?: PortRef;
  position: { x: number; y: number };
  title?: string;
  /** Becomes a comment in generated code. */
  note?: string;
  /** Left out, edges and all, as if it were not there. */
  disabled?: boolean;
  /** Keeps its place when the others are laid out. */
  pinned?: boolean;
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
