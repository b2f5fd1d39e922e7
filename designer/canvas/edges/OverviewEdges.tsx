import { useMemo } from 'react';
import { useStore, ViewportPortal } from 'reactflow';
import { nodeWidth, outputRow } from '../../model/layout/node-size.ts';
import type { FlowEdge } from '../../model/types/flow.ts';
import type { TypeKind } from '../../model/types/type-label.ts';
import type { CanvasNode, StepNode } from '../draw/canvas-node.ts';
import { handleSize, handleTop } from '../draw/node-geometry.ts';
import { typeKey } from '../draw/type-key.ts';
import { detour } from './detour.ts';
import { boxesOf } from './use-detour.ts';

/** All edges as straight lines, and those back to the left between what they pass; one path per colour: hundreds of elements less than edges of their own. */
export function OverviewEdges({ edges }: { edges: readonly FlowEdge[] }) {
  const nodes = useStore((state) => state.nodes) as CanvasNode[];
  const paths = useMemo(() => pathsOf(edges, nodes), [edges, nodes]);
  return (
    <ViewportPortal>
      <svg className="design-far-links" aria-hidden>
        {[...paths].map(([kind, path]) => (
          <path key={kind} d={path} style={{ stroke: `var(--p-type-${kind}, var(--p-type-any))` }} />
        ))}
      </svg>
    </ViewportPortal>
  );
}

function pathsOf(edges: readonly FlowEdge[], nodes: readonly CanvasNode[]): Map<TypeKind, string> {
  const steps = new Map(nodes.flatMap((node): [string, StepNode][] => (node.type === 'step' ? [[node.id, node]] : [])));
  const boxes = boxesOf(nodes);
  const all = [...boxes.values()];
  const paths = new Map<TypeKind, string>();
  for (const { from, to } of edges) {
    const source = steps.get(from.node);
    const target = steps.get(to.node);
    const output = source?.data.view.outputs.findIndex(({ name }) => name === from.port) ?? -1;
    const input = target?.data.view.inputs.findIndex(({ name }) => name === to.port) ?? -1;
    const port = source?.data.view.outputs[output];
    if (!source || !target || !port || input < 0) continue;
    const start = source.position.y + handleTop(outputRow(source.data.view.inputs, source.data.view.outputs) + output) + handleSize / 2;
    const end = target.position.y + handleTop(input) + handleSize / 2;
    const kind = typeKey(port.type);
    const ends = { sourceX: source.position.x + nodeWidth, sourceY: start, targetX: target.position.x, targetY: end };
    const [one, other] = [boxes.get(from.node), boxes.get(to.node)];
    const back = one && other && ends.targetX <= ends.sourceX ? detour(ends, all, one, other) : null;
    paths.set(kind, `${paths.get(kind) ?? ''}${back?.path ?? `M${ends.sourceX} ${start}L${ends.targetX} ${end}`}`);
  }
  return paths;
}
