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

/** A group of nodes on the canvas. */
export interface FlowGroup {
  id: string;
  title: string;
  /** Ids of nodes; a node is in one group at most. */
  nodes: string[];
}

/** A note on the canvas. */
export interface FlowNote {
  id: string;
  text: string;
  position: { x: number; y: number };
  size: { width: number; height: number };
}

/** A sequence edge between two effects, by node id. */
export interface FlowOrder {
  before: string;
  after: string;
}

/** A node of a flow. */
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

/** An edge from an output port to an input port. */
export interface FlowEdge {
  from: PortRef;
  to: PortRef;
}

/** A port of a node. */
export interface PortRef {
  node: string;
  port: string;
}

/** Returns the edge of an input port, which has one at most. */
export function edgeInto(flow: Flow, node: string, port: string): FlowEdge | undefined {
  return flow.edges.find((edge) => edge.to.node === node && edge.to.port === port);
}
