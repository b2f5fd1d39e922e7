import { type MouseEvent, type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Background, ReactFlow, ReactFlowProvider, useStoreApi } from 'reactflow';
import { useThemeName } from '../../engine/web/index.ts';
import { Deferred } from '../panels/parts/Deferred.tsx';
import { useDesigner, useDesignerState } from '../panels/state/use-designer.ts';
import { chooseLinked } from './commands/node-link.ts';
import { KeyboardLink } from './connect/KeyboardLink.tsx';
import { ShutPortHint } from './connect/ShutPortHint.tsx';
import type { CanvasEdge, CanvasNode } from './draw/canvas-node.ts';
import { LinkEdge } from './edges/LinkEdge.tsx';
import { OrderEdge } from './edges/OrderEdge.tsx';
import { OverviewEdges } from './edges/OverviewEdges.tsx';
import { EmptyCanvas } from './empty/EmptyCanvas.tsx';
import { moveDragged } from './gestures/move-dragged.ts';
import { useConnectGestures } from './gestures/use-connect-gestures.ts';
import { useFlowSync } from './gestures/use-flow-sync.ts';
import { useHost } from './gestures/use-host.ts';
import { BodyNodeView } from './nodes/BodyNodeView.tsx';
import { FrameNodeView } from './nodes/FrameNodeView.tsx';
import { NoteNodeView } from './nodes/NoteNodeView.tsx';
import { StepNodeView } from './nodes/StepNodeView.tsx';
import { Overlays } from './Overlays.tsx';
import { useCanvas, useCanvasState } from './state/use-canvas.ts';
import { MiniMap } from './toolbar/MiniMap.tsx';
import { ViewTools } from './toolbar/ViewTools.tsx';
import { farthestZoom } from './view/fit-nodes.ts';
import { afterDrawing } from './view/focus-node.ts';
import { LiveRegion } from './view/LiveRegion.tsx';
import { OverviewContext } from './view/overview.ts';
import { useFlowWords } from './view/use-flow-words.ts';
import './canvas.css';
import './nodes/node.css';

const nodeTypes = { step: StepNodeView, note: NoteNodeView, frame: FrameNodeView, body: BodyNodeView };
const edgeTypes = { link: LinkEdge, order: OrderEdge };
const grid: [number, number] = [16, 16];
const severalKeys = ['Meta', 'Control', 'Shift'];
/** From here on only what is on the screen is rendered. */
const manyNodes = 150;

/** The flow as a graph. @param palette shown in a drawer where there is no room for it as a panel */
export function GraphView({ palette }: { palette: ReactNode }) {
  const { t } = useTranslation('designer-canvas');
  const designer = useDesigner();
  const canvas = useCanvas();
  const { connecting } = useCanvasState();
  const host = useRef<HTMLElement>(null);
  const hint = useId();
  const [size, setSize] = useState<DOMRect | null>(null);
  // The first picture shows all nodes, so the room for them must be known.
  useLayoutEffect(() => setSize(host.current?.getBoundingClientRect() ?? null), []);
  useHost(host, designer, canvas);
  const { search } = useLocation();
  useEffect(() => afterDrawing(() => chooseLinked(designer, canvas, search)), [designer, canvas, search]);
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
      {size && (
        <ReactFlowProvider>
          <Flow size={size} />
        </ReactFlowProvider>
      )}
      <EmptyCanvas />
      <Deferred>
        <Overlays palette={palette} />
      </Deferred>
      <LiveRegion />
      <span id={hint} hidden>
        {t('canvasKeys')}
      </span>
    </section>
  );
}

function Flow({ size }: { size: { width: number; height: number } }) {
  const designer = useDesigner();
  const canvas = useCanvas();
  const theme = useThemeName();
  const store = useStoreApi();
  const { definition } = useDesignerState();
  const { nodes, edges, viewport, isFar } = useFlowSync(size);
  const gestures = useConnectGestures(designer, canvas);
  const flowWords = useFlowWords();
  const select = useCallback(() => {
    // What reactflow tells may be older than what it holds: of a view that opens, the nothing before its nodes were there.
    const { nodes, edges } = store.getState();
    const chosen = nodes.filter(({ selected }) => selected).map(({ id }) => id);
    if (nodes.length === 0) return;
    // From far there are no edges to choose; the chosen one stays.
    designer.select(chosen, isFar && chosen.length === 0 ? designer.state.selectedEdges : edges.filter(({ selected }) => selected).map(({ id }) => id));
  }, [designer, store, isFar]);
  const moved = useCallback((_: unknown, __: unknown, dragged: CanvasNode[]) => moveDragged(designer, canvas, dragged), [designer, canvas]);
  /** A plain click on one of several lets go of the others; a frame is taken with all that is in it. */
  const chooseOnly = useCallback(
    ({ ctrlKey, metaKey, shiftKey }: MouseEvent, { id, type }: CanvasNode) => {
      if (type !== 'frame' && !ctrlKey && !metaKey && !shiftKey) designer.select([id]);
    },
    [designer],
  );
  const isLarge = definition.flow.nodes.length > manyNodes;
  return (
    <OverviewContext value={isFar}>
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
        onNodeClick={chooseOnly}
        {...gestures}
        connectionRadius={24}
        snapToGrid
        snapGrid={grid}
        minZoom={farthestZoom}
        maxZoom={2}
        defaultViewport={viewport}
        onlyRenderVisibleElements={isLarge}
        zoomOnDoubleClick={false}
        deleteKeyCode={null}
        multiSelectionKeyCode={severalKeys}
        disableKeyboardA11y
        ariaLabelConfig={flowWords}
        elevateEdgesOnSelect
        proOptions={{ hideAttribution: true }}
      >
        {isFar ? <OverviewEdges edges={definition.flow.edges} /> : <Background gap={16} size={1.5} color="var(--p-drawing)" bgColor="var(--p-page)" />}
        <KeyboardLink />
        <ShutPortHint />
        <Deferred>
          <ViewTools />
          <MiniMap />
        </Deferred>
      </ReactFlow>
    </OverviewContext>
  );
}
