import { edgeKey } from '../../model/edits/flow/edge-edits.ts';
import type { FlowEdge } from '../../model/types/flow.ts';
import type { ValueType } from '../../model/types/value-type.ts';
import type { CanvasEdge } from './canvas-node.ts';
import type { NodeRun } from './node-run.ts';
import type { NodeView } from './node-view.ts';

const anyType: ValueType = { type: 'any' };

export interface EdgeDrawing {
  edges: readonly FlowEdge[];
  views: ReadonlyMap<string, NodeView>;
  runs: ReadonlyMap<string, NodeRun>;
  selected: ReadonlySet<string>;
  /** What a reader hears: `a.value → Add.a`. */
  nameOf(edge: FlowEdge): string;
}

/** Edges as reactflow shows them; one that looks the same keeps its identity. An edge to a port that is gone is left out: the problems name it. */
export function drawEdges({ edges, views, runs, selected, nameOf }: EdgeDrawing, before: readonly CanvasEdge[]): CanvasEdge[] {
  const known = new Map(before.map((edge) => [edge.id, edge]));
  return edges.flatMap((edge): CanvasEdge[] => {
    const { from, to } = edge;
    const output = views.get(from.node)?.outputs.find(({ name }) => name === from.port);
    if (!output || !views.get(to.node)?.inputs.some(({ name }) => name === to.port)) return [];
    const id = edgeKey(edge);
    const run = runs.get(from.node);
    const value = run && Object.hasOwn(run.outputs, from.port) ? { value: run.outputs[from.port] } : undefined;
    const type = output.type;
    const isSelected = selected.has(id);
    const ariaLabel = nameOf(edge);
    const last = known.get(id);
    const isSame =
      last?.data &&
      last.source === from.node &&
      last.sourceHandle === from.port &&
      last.data.type.type === type.type &&
      last.data.value?.value === value?.value &&
      (last.data.value === undefined) === (value === undefined) &&
      (last.selected ?? false) === isSelected &&
      last.ariaLabel === ariaLabel;
    if (isSame) return [last];
    return [
      {
        id,
        type: 'link',
        source: from.node,
        sourceHandle: from.port,
        target: to.node,
        targetHandle: to.port,
        selected: isSelected,
        ariaLabel,
        data: { type: type ?? anyType, value },
        domAttributes: { tabIndex: -1 },
      },
    ];
  });
}
