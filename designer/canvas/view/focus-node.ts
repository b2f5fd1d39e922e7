import type { Canvas } from '../state/canvas.ts';

/** Frames to wait for a node that was only just put on the canvas, or that comes into view. */
const patience = 12;

/** Gives a node, note or frame the keyboard's focus, scrolling the canvas when it stands outside of it. */
export function focusNode(canvas: Canvas, id: string): void {
  showNode(canvas, id);
  const attempt = (left: number): void => {
    const element = canvas.host?.querySelector<HTMLElement>(`.react-flow__node[data-id="${CSS.escape(id)}"]`);
    // What is typed meanwhile goes on being typed.
    if (isFieldFocused() && !canvas.host?.contains(document.activeElement)) return;
    if (element && !element.contains(document.activeElement)) element.focus({ preventScroll: true });
    else if (!element && left > 0) requestAnimationFrame(() => attempt(left - 1));
  };
  requestAnimationFrame(() => attempt(patience));
}

/** What has the focus on the canvas may go with the next edit: the keyboard stays on the canvas then. */
export function keepFocusOnCanvas(canvas: Canvas): void {
  if (canvas.host?.contains(document.activeElement)) afterDrawing(() => takeLostFocus(canvas));
}

/** Once what was just changed is drawn: it is in the first frame. */
export function afterDrawing(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/** Nobody has the focus: the selected node takes it, or the canvas. */
export function takeLostFocus({ host }: Canvas): void {
  if (document.activeElement !== document.body) return;
  const target = host?.querySelector<HTMLElement>('.react-flow__node.selected') ?? host;
  target?.focus({ preventScroll: true });
}

/** Moves the canvas as little as needed to have a node on the screen. */
export function showNode({ view, host }: Canvas, id: string): void {
  const node = view?.getInternalNode(id);
  const box = host?.getBoundingClientRect();
  if (!view || !node || !box) return;
  const { x, y, zoom } = view.getViewport();
  const { positionAbsolute } = node.internals;
  const width = (node.measured.width ?? 0) * zoom;
  const height = (node.measured.height ?? 0) * zoom;
  const left = positionAbsolute.x * zoom + x;
  const top = positionAbsolute.y * zoom + y;
  const moveX = offset(left, width, box.width);
  const moveY = offset(top, height, box.height);
  if (moveX !== 0 || moveY !== 0) void view.setViewport({ x: x + moveX, y: y + moveY, zoom });
}

const margin = 48;

function offset(start: number, length: number, room: number): number {
  if (start < margin) return margin - start;
  return start + length > room - margin ? Math.max(room - margin - start - length, margin - start) : 0;
}

function isFieldFocused(): boolean {
  return document.activeElement instanceof HTMLElement && document.activeElement.matches('input, textarea, select, [contenteditable=true]');
}
