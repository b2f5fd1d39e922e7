import type { Box } from '../../model/layout/body-boxes.ts';
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

/** Moves the canvas as little as needed to have a node on the screen, and not under the tools or the mini-map. */
export function showNode(canvas: Canvas, id: string): void {
  const place = placeOf(canvas, id);
  if (!place) return;
  const { view, host, box } = place;
  const room = host.getBoundingClientRect();
  const moveX = offset(box.left, box.right - box.left, room.width);
  const moveY = offset(box.top, box.bottom - box.top, room.height);
  moveView(view, moveX, moveY - coveredHeight(host, moved(box, moveX, moveY)));
}

/** Moves the canvas where a node lies under the tools or the mini-map. */
export function showUncovered(canvas: Canvas, id: string): void {
  const place = placeOf(canvas, id);
  if (place) moveView(place.view, 0, -coveredHeight(place.host, place.box));
}

/** Where a node stands on the screen, from the canvas's corner. */
function placeOf({ view, host }: Canvas, id: string): { view: NonNullable<Canvas['view']>; host: HTMLElement; box: Box } | null {
  const node = view?.getInternalNode(id);
  if (!view || !host || !node) return null;
  const { x, y, zoom } = view.getViewport();
  const { width = 0, height = 0 } = node.measured;
  const left = node.internals.positionAbsolute.x * zoom + x;
  const top = node.internals.positionAbsolute.y * zoom + y;
  return { view, host, box: { left, top, right: left + width * zoom, bottom: top + height * zoom } };
}

function moveView(view: NonNullable<Canvas['view']>, moveX: number, moveY: number): void {
  const { x, y, zoom } = view.getViewport();
  if (moveX !== 0 || moveY !== 0) void view.setViewport({ x: x + moveX, y: y + moveY, zoom });
}

function moved({ left, top, right, bottom }: Box, x: number, y: number): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** Pixels that a node must go up to be clear of what lies over the canvas's lower corners; 0 where it is. */
function coveredHeight(host: HTMLElement, box: Box): number {
  const corner = host.getBoundingClientRect();
  const panels = [...host.querySelectorAll('.react-flow__panel.bottom')].map((panel) => moved(panel.getBoundingClientRect(), -corner.left, -corner.top));
  const over = panels.filter(({ left, top, right, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
  return Math.max(0, ...over.map(({ top }) => box.bottom - top + gap));
}

const margin = 48;
/** Pixels between a node and what it gives way to. */
const gap = 8;

function offset(start: number, length: number, room: number): number {
  if (start < margin) return margin - start;
  return start + length > room - margin ? Math.max(room - margin - start - length, margin - start) : 0;
}

function isFieldFocused(): boolean {
  return document.activeElement instanceof HTMLElement && document.activeElement.matches('input, textarea, select, [contenteditable=true]');
}
