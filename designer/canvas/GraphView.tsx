import { useCallback, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Background, ReactFlow, ReactFlowProvider } from 'reactflow';
import { useThemeName } from '../../engine/web/index.ts';
import { useDesigner } from '../panels/state/use-designer.ts';
import { KeyboardLink } from './connect/KeyboardLink.tsx';
import { RefusedConnection } from './connect/RefusedConnection.tsx';
import type { CanvasEdge, CanvasNode } from './draw/canvas-node.ts';
import { LinkEdge } from './edges/LinkEdge.tsx';
import { EmptyCanvas } from './empty/EmptyCanvas.tsx';
import { FindNode } from './find/FindNode.tsx';
import { FrameNodeView } from './nodes/FrameNodeView.tsx';
import { NoteNodeView } from './nodes/NoteNodeView.tsx';
import { StepNodeView } from './nodes/StepNodeView.tsx';
import { QuickAddList } from './quick-add/QuickAddList.tsx';
import { useCanvas, useCanvasState } from './state/use-canvas.ts';
import { MiniMap } from './toolbar/MiniMap.tsx';
import { PaletteDrawer } from './toolbar/PaletteDrawer.tsx';
import { SelectionTools } from './toolbar/SelectionTools.tsx';
import { ViewTools } from './toolbar/ViewTools.tsx';
import { LiveRegion } from './view/LiveRegion.tsx';
import { moveDragged } from './view/move-dragged.ts';
import { useConnectGestures } from './view/use-connect-gestures.ts';
import { useFlowSync } from './view/use-flow-sync.ts';
import { useHost } from './view/use-host.ts';
import './canvas.css';
import './nodes/node.css';

const nodeTypes = { step: StepNodeView, note: NoteNodeView, frame: FrameNodeView };
const edgeTypes = { link: LinkEdge };
const grid: [number, number] = [16, 16];
const severalKeys = ['Meta', 'Control', 'Shift'];
/** From here on only what is on the screen is rendered. */
const manyNodes = 150;
const fitting = { padding: 0.2, maxZoom: 1, minZoom: 0.2 };

/** The flow as a graph. */
export function GraphView() {
  const { t } = useTranslation('designer-canvas');
  const designer = useDesigner();
  const canvas = useCanvas();
  const { connecting } = useCanvasState();
  const host = useRef<HTMLElement>(null);
  const hint = useId();
  useHost(host, designer, canvas);
  return (
    <section
      ref={host}
      // The canvas takes keys of its own, so it must be reachable by Tab.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application region
      tabIndex={0}
      className={`design-canvas ${connecting ? 'design-canvas-connecting' : ''}`}
      aria-label={t('canvas')}
      aria-describedby={hint}
    >
      <ReactFlowProvider>
        <Flow />
      </ReactFlowProvider>
      <EmptyCanvas />
      <SelectionTools />
      <QuickAddList />
      <RefusedConnection />
      <FindNode />
      <PaletteDrawer />
      <LiveRegion />
      <span id={hint} hidden>
        {t('canvasKeys')}
      </span>
    </section>
  );
}

function Flow() {
  const designer = useDesigner();
  const canvas = useCanvas();
  const theme = useThemeName();
  const { nodes, edges } = useFlowSync();
  const gestures = useConnectGestures(designer, canvas);
  const select = useCallback(
    (chosen: { nodes: { id: string }[]; edges: { id: string }[] }) =>
      designer.select(
        chosen.nodes.map(({ id }) => id),
        chosen.edges.map(({ id }) => id),
      ),
    [designer],
  );
  const moved = useCallback((_: unknown, __: unknown, dragged: CanvasNode[]) => moveDragged(designer, canvas, dragged), [designer, canvas]);
  const boxMoved = useCallback((_: unknown, dragged: CanvasNode[]) => moveDragged(designer, canvas, dragged), [designer, canvas]);
  const isLarge = designer.state.definition.flow.nodes.length > manyNodes;
  return (
    <ReactFlow<CanvasNode, CanvasEdge>
      defaultNodes={nodes}
      defaultEdges={edges}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      colorMode={theme}
      onInit={(view) => {
        canvas.view = view;
      }}
      onSelectionChange={select}
      onNodeDragStop={moved}
      onSelectionDragStop={boxMoved}
      {...gestures}
      connectionRadius={24}
      snapToGrid
      snapGrid={grid}
      minZoom={0.1}
      maxZoom={2}
      fitView
      fitViewOptions={fitting}
      onlyRenderVisibleElements={isLarge}
      zoomOnDoubleClick={false}
      deleteKeyCode={null}
      multiSelectionKeyCode={severalKeys}
      disableKeyboardA11y
      elevateEdgesOnSelect
      proOptions={{ hideAttribution: true }}
    >
      <Background gap={16} size={1.5} color="var(--p-drawing)" bgColor="var(--p-page)" />
      <KeyboardLink />
      <ViewTools />
      <MiniMap />
    </ReactFlow>
  );
}
