import { edgeKey } from '../../model/edits/edges/edge-edits.ts';
import { orderKey } from '../../model/edits/flow/order-edits.ts';
import type { FlowEdge, FlowOrder, PortRef } from '../../model/types/flow.ts';
import type { ValueType } from '../../model/types/value-type.ts';
import type { CanvasEdge, OrderEdge } from './canvas-node.ts';
import { foldPort, orderPort } from './node-geometry.ts';
import type { NodeRun } from './node-run.ts';
import type { NodeView } from './node-view.ts';

const anyType: ValueType = { type: 'any' };

export interface EdgeDrawing {
  edges: readonly FlowEdge[];
  views: ReadonlyMap<string, NodeView>;
  runs: ReadonlyMap<string, NodeRun>;
  selected: ReadonlySet<string>;
  bodies: ReadonlyMap<string, PortRef>;
  /** What is not shown, with the folded frame that its edges end at. */
  hidden: ReadonlyMap<string, string>;
  /** What runs before what. */
  order: readonly FlowOrder[];
  orderName(edge: FlowOrder): string;
  /** What a reader hears: `a.value → Add.a`. */
  nameOf(edge: FlowEdge): string;
}

/** Edges as reactflow shows them; one that looks the same keeps its identity. An edge to a port that is gone is left out: the diagnostics name it. */
export function drawEdges(drawing: EdgeDrawing, before: readonly CanvasEdge[]): CanvasEdge[] {
  return [...drawOrder(drawing, before), ...drawLinks(drawing, before)];
}

function drawOrder({ order, views, selected, hidden, orderName }: EdgeDrawing, before: readonly CanvasEdge[]): OrderEdge[] {
  return order.flatMap((edge): OrderEdge[] => {
    const [source, target] = [hidden.get(edge.before) ?? edge.before, hidden.get(edge.after) ?? edge.after];
    if (source === target || !views.get(source)?.isOrdered || !views.get(target)?.isOrdered) return [];
    const id = orderKey(edge);
    const last = before.find((one) => one.id === id);
    const isSelected = selected.has(id);
    const ariaLabel = orderName(edge);
    if (last?.type === 'order' && last.source === source && last.target === target && (last.selected ?? false) === isSelected && last.ariaLabel === ariaLabel)
      return [last];
    const ends = { source, sourceHandle: orderPort, target, targetHandle: orderPort };
    return [{ id, type: 'order', ...ends, selected: isSelected, ariaLabel, data: {}, zIndex: -1, domAttributes: { tabIndex: -1 } }];
  });
}

function drawLinks({ edges, views, runs, selected, bodies, hidden, nameOf }: EdgeDrawing, before: readonly CanvasEdge[]): CanvasEdge[] {
  const known = new Map(before.map((edge) => [edge.id, edge]));
  return edges.flatMap((edge): CanvasEdge[] => {
    const { from, to } = edge;
    const output = views.get(from.node)?.outputs.find(({ name }) => name === from.port);
    if (!output || !views.get(to.node)?.inputs.some(({ name }) => name === to.port)) return [];
    const [source, target] = [hidden.get(from.node) ?? from.node, hidden.get(to.node) ?? to.node];
    if (source === target) return [];
    const id = edgeKey(edge);
    const run = runs.get(from.node);
    const value = run && Object.hasOwn(run.outputs, from.port) ? { value: run.outputs[from.port] } : undefined;
    const type = output.type;
    const body = bodies.get(from.node);
    const back = body && target === to.node && body.node === to.node && body.port === to.port ? `${to.node}:${to.port}` : undefined;
    const sourceHandle = source === from.node ? from.port : foldPort;
    const targetHandle = target === to.node ? to.port : foldPort;
    const isSelected = selected.has(id);
    const ariaLabel = nameOf(edge);
    const last = known.get(id);
    const isSame =
      last?.type === 'link' &&
      last.data &&
      last.source === source &&
      last.target === target &&
      last.sourceHandle === sourceHandle &&
      last.targetHandle === targetHandle &&
      last.data.type.type === type.type &&
      last.data.back === back &&
      last.data.value?.value === value?.value &&
      (last.data.value === undefined) === (value === undefined) &&
      (last.selected ?? false) === isSelected &&
      last.ariaLabel === ariaLabel;
    if (isSame) return [last];
    return [
      {
        id,
        type: 'link',
        source,
        sourceHandle,
        target,
        targetHandle,
        selected: isSelected,
        ariaLabel,
        data: { type: type ?? anyType, value, back },
        domAttributes: { tabIndex: -1 },
      },
    ];
  });
}
