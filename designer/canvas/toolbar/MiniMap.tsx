import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel, useReactFlow, useStoreApi } from 'reactflow';
import { useIsNarrow, useThemeName } from '../../../engine/web/index.ts';
import type { CanvasEdge, CanvasNode } from '../draw/canvas-node.ts';

const width = 160;
const height = 104;
/** Pixels of a canvas in which it stands beside the tools of the view, not on them. */
const leastRoom = 520;
/** Milliseconds between two drawings: panning and dragging must not wait for it. */
const pause = 120;

/** The whole flow in small while a part of it is out of sight, painted at most every 120 ms; a press or drag moves the view. */
export function MiniMap() {
  const { t } = useTranslation('designer-canvas');
  const theme = useThemeName();
  const isNarrow = useIsNarrow();
  const store = useStoreApi<CanvasNode, CanvasEdge>();
  const { setCenter } = useReactFlow<CanvasNode, CanvasEdge>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = useRef({ x: 0, y: 0, ratio: 1 });
  const [isNeeded, setNeeded] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const paint = () => {
      timer = undefined;
      const state = store.getState();
      setNeeded(state.width >= leastRoom && isPartHidden(state));
      if (canvas.current) scale.current = paintFlow(canvas.current, state);
    };
    const soon = () => {
      timer ??= setTimeout(paint, pause);
    };
    soon();
    const stop = store.subscribe((state, before) => {
      if (state.nodes !== before.nodes || state.transform !== before.transform || state.width !== before.width) soon();
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, theme, isNarrow, isNeeded]);

  const go = ({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons !== 1) return;
    const box = currentTarget.getBoundingClientRect();
    const { x, y, ratio } = scale.current;
    void setCenter((clientX - box.left) / ratio + x, (clientY - box.top) / ratio + y, { zoom: store.getState().transform[2] });
  };
  if (isNarrow || !isNeeded) return null;
  return (
    <Panel position="bottom-right" className="design-minimap">
      <canvas ref={canvas} role="img" aria-label={t('miniMap')} style={{ width, height }} onPointerDown={go} onPointerMove={go} />
    </Panel>
  );
}

interface Shown {
  nodes: CanvasNode[];
  transform: [number, number, number];
  width: number;
  height: number;
}

/** Whether a node, or a part of one, lies outside of what is seen. */
function isPartHidden({ nodes, transform: [moveX, moveY, zoom], width: wide, height: high }: Shown): boolean {
  return nodes.some((node) => {
    const { width, height } = sizeOf(node);
    const [left, top] = [node.position.x * zoom + moveX, node.position.y * zoom + moveY];
    return left < 0 || top < 0 || left + width * zoom > wide || top + height * zoom > high;
  });
}

/** Draws nodes and the visible part. Answers which part of the flow the picture shows: its corner and pixels per unit. */
function paintFlow(canvas: HTMLCanvasElement, shown: Shown): { x: number; y: number; ratio: number } {
  const [moveX, moveY, zoom] = shown.transform;
  const view = { x: -moveX / zoom, y: -moveY / zoom, width: shown.width / zoom, height: shown.height / zoom };
  const nodes = shown.nodes.map((node) => ({ node, ...node.position, ...sizeOf(node) }));
  const boxes = [...nodes, view];
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const wide = Math.max(...boxes.map((box) => box.x + box.width)) - left;
  const high = Math.max(...boxes.map((box) => box.y + box.height)) - top;
  const ratio = Math.min(width / wide, height / high);
  const x = left - (width / ratio - wide) / 2;
  const y = top - (height / ratio - high) / 2;

  const dense = window.devicePixelRatio || 1;
  canvas.width = width * dense;
  canvas.height = height * dense;
  const context = canvas.getContext('2d');
  if (!context) return { x, y, ratio };
  const style = getComputedStyle(canvas);
  const color = (name: string) => style.getPropertyValue(name);
  const [step, chosen, other] = [color('--p-control-border'), color('--p-primary'), color('--p-border')];
  context.scale(dense * ratio, dense * ratio);
  context.translate(-x, -y);
  for (const { node, ...box } of nodes) {
    context.fillStyle = node.type === 'step' ? (node.selected ? chosen : step) : other;
    context.fillRect(box.x, box.y, box.width, box.height);
  }
  context.strokeStyle = chosen;
  context.lineWidth = 1.5 / ratio;
  context.strokeRect(view.x, view.y, view.width, view.height);
  return { x, y, ratio };
}

function sizeOf({ measured, width: wide, height: high }: CanvasNode): { width: number; height: number } {
  return { width: measured?.width ?? wide ?? 0, height: measured?.height ?? high ?? 0 };
}
