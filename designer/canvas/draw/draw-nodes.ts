import { Position } from 'reactflow';
import type { Pins } from '../../model/evaluate/run-trace.ts';
import { framePadding } from '../../model/layout/body-boxes.ts';
import { headHeight, nodeHeight, nodeWidth, outputRow, portRows } from '../../model/layout/node-size.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { Diagnostic } from '../../model/types/diagnostic.ts';
import type { FlowGroup, FlowNode } from '../../model/types/flow.ts';
import type { CanvasNode, FrameNode, NoteNode, StepNode } from './canvas-node.ts';
import { drawBodies } from './draw-bodies.ts';
import { foldPort, handleSize, handleTop, orderPort } from './node-geometry.ts';
import type { NodeRun } from './node-run.ts';
import type { NodeView } from './node-view.ts';

export interface Drawing {
  definition: InterfaceDefinition;
  views: ReadonlyMap<string, NodeView>;
  diagnostics: readonly Diagnostic[];
  runs: ReadonlyMap<string, NodeRun>;
  pins: Pins;
  failing: Readonly<Record<string, unknown>>;
  breakpoints: readonly string[];
  selected: ReadonlySet<string>;
  /** What is not shown, with the folded frame that it stands in. */
  hidden: ReadonlyMap<string, string>;
}

const noDiagnostics: readonly Diagnostic[] = [];

/**
 * What reactflow shows of a definition: frames below, then nodes, notes on top.
 * @param before what it holds now: a node that looks the same keeps its identity and is not rendered again, others keep what was measured
 */
export function drawNodes(drawing: Drawing, before: readonly CanvasNode[]): CanvasNode[] {
  const known = new Map(before.map((node) => [node.id, node]));
  const { definition, views, diagnostics, runs, pins, failing, breakpoints, selected, hidden } = drawing;
  const diagnosticsOf = Map.groupBy(diagnostics, ({ node }) => node);
  const insideOf = Map.groupBy(hidden, ([, frame]) => frame);
  const steps = definition.flow.nodes.flatMap((node): StepNode[] => {
    const view = views.get(node.id);
    if (!view || hidden.has(node.id)) return [];
    const last = known.get(node.id);
    const data: StepNode['data'] = {
      view,
      diagnostics: diagnosticsOf.get(node.id) ?? noDiagnostics,
      run: runs.get(node.id),
      isValuePinned: Object.hasOwn(pins, node.id),
      isFailing: Object.hasOwn(failing, node.id),
      isBreakpoint: breakpoints.includes(node.id),
      inside: insideOf.get(node.id)?.length ?? 0,
    };
    const isSelected = selected.has(node.id);
    if (last?.type === 'step') {
      const isSame = isSameData(last.data, data);
      if (isSame && isAt(last, node.position) && (last.selected ?? false) === isSelected) return [last];
      const { handles, ...previous } = last;
      const ports = isSame && handles ? handles : handlesOf(view, data.inside > 0);
      // Not measured again before it is on the screen.
      const isGrown = sizeOf(previous.data.view).height !== sizeOf(view).height;
      return [
        {
          ...previous,
          ...(isGrown && { measured: sizeOf(view) }),
          handles: ports,
          position: node.position,
          data: isSame ? last.data : data,
          selected: isSelected,
        },
      ];
    }
    return [
      {
        id: node.id,
        type: 'step',
        position: node.position,
        data,
        selected: isSelected,
        // Right unless something stands below the ports; whoever believes it measured need not wait for the screen.
        measured: sizeOf(view),
        handles: handlesOf(view, data.inside > 0),
        domAttributes: { tabIndex: -1 },
      },
    ];
  });
  const notes = (definition.flow.notes ?? []).map((note): NoteNode => {
    const last = known.get(note.id);
    const isSelected = selected.has(note.id);
    if (last?.type === 'note' && last.data.note === note && isAt(last, note.position) && (last.selected ?? false) === isSelected) return last;
    const previous = last?.type === 'note' ? last : undefined;
    return {
      ...previous,
      id: note.id,
      type: 'note',
      position: note.position,
      ...note.size,
      data: { note },
      selected: isSelected,
      domAttributes: { tabIndex: -1 },
    };
  });
  const shown = (definition.flow.groups ?? []).filter((group) => group.nodes.some((id) => !hidden.has(id)));
  const frames = shown.map((group): FrameNode => {
    const last = known.get(group.id);
    const previous = last?.type === 'frame' ? last : undefined;
    const { position, ...size } = frameOf(group, definition.flow.nodes, views, known);
    const isSelected = selected.has(group.id);
    const isSame = previous && previous.data.group === group && isAt(previous, position) && previous.width === size.width && previous.height === size.height;
    if (isSame && (previous.selected ?? false) === isSelected) return previous;
    return { ...previous, id: group.id, type: 'frame', position, ...size, data: { group }, selected: isSelected, zIndex: -1, domAttributes: { tabIndex: -1 } };
  });
  return [...drawBodies(drawing, known), ...frames, ...steps, ...notes];
}

function isSameData(one: StepNode['data'], other: StepNode['data']): boolean {
  return (
    one.view === other.view &&
    one.run === other.run &&
    one.isValuePinned === other.isValuePinned &&
    one.isFailing === other.isFailing &&
    one.isBreakpoint === other.isBreakpoint &&
    one.inside === other.inside &&
    one.diagnostics.length === other.diagnostics.length &&
    one.diagnostics.every((diagnostic, index) => diagnostic.code === other.diagnostics[index]?.code && diagnostic.text.en === other.diagnostics[index]?.text.en)
  );
}

function sizeOf({ inputs, outputs }: NodeView): { width: number; height: number } {
  return { width: nodeWidth, height: nodeHeight(portRows(inputs, outputs)) };
}

function isAt(node: CanvasNode, position: { x: number; y: number }): boolean {
  return node.position.x === position.x && node.position.y === position.y;
}

/** Where the handles stand, before anything was measured: edges are right at once, also those of nodes outside the view. */
function handlesOf({ inputs, outputs, isOrdered }: NodeView, isFolded: boolean): NonNullable<StepNode['handles']> {
  const first = outputRow(inputs, outputs);
  return [
    ...inputs.map(({ name }, row) => ({ id: name, type: 'target' as const, position: Position.Left, x: -handleSize / 2, y: handleTop(row), ...square })),
    ...outputs.map(({ name }, row) => ({
      id: name,
      type: 'source' as const,
      position: Position.Right,
      x: nodeWidth - handleSize / 2,
      y: handleTop(first + row),
      ...square,
    })),
    ...(isFolded ? foldHandles : []),
    ...(isOrdered ? orderHandles(nodeHeight(portRows(inputs, outputs))) : []),
  ];
}

/** An order comes in from above and goes on below. */
function orderHandles(height: number): NonNullable<StepNode['handles']> {
  const x = nodeWidth / 2 - handleSize / 2;
  return [
    { id: orderPort, type: 'target', position: Position.Top, x, y: -handleSize / 2, ...square },
    { id: orderPort, type: 'source', position: Position.Bottom, x, y: height - handleSize / 2, ...square },
  ];
}

const foldHandles: NonNullable<StepNode['handles']> = [
  { id: foldPort, type: 'target', position: Position.Left, x: 0, y: headHeight / 2, width: 1, height: 1 },
  { id: foldPort, type: 'source', position: Position.Right, x: nodeWidth, y: headHeight / 2, width: 1, height: 1 },
];

const square = { width: handleSize, height: handleSize };

/** The rectangle around a group's nodes. */
export function frameOf(
  group: FlowGroup,
  nodes: readonly FlowNode[],
  views: ReadonlyMap<string, NodeView>,
  measured: ReadonlyMap<string, CanvasNode> = new Map(),
): { position: { x: number; y: number }; width: number; height: number } {
  const members = nodes.filter(({ id }) => group.nodes.includes(id));
  const rectangles = members.map(({ id, position }) => {
    const view = views.get(id);
    const height = measured.get(id)?.measured?.height ?? nodeHeight(view ? portRows(view.inputs, view.outputs) : 0);
    return { left: position.x, top: position.y, right: position.x + nodeWidth, bottom: position.y + height };
  });
  const left = Math.min(...rectangles.map((one) => one.left)) - framePadding.side;
  const top = Math.min(...rectangles.map((one) => one.top)) - framePadding.top;
  const right = Math.max(...rectangles.map((one) => one.right)) + framePadding.side;
  const bottom = Math.max(...rectangles.map((one) => one.bottom)) + framePadding.bottom;
  return { position: { x: left, y: top }, width: right - left, height: bottom - top };
}
