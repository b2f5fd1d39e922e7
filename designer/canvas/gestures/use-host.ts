import { type RefObject, useEffect } from 'react';
import type { Designer } from '../../panels/state/designer.ts';
import { openQuickAdd } from '../commands/quick-add-command.ts';
import type { Canvas } from '../state/canvas.ts';

/** Gives the canvas its element and what the pointer does on it besides reactflow's own gestures. */
export function useHost(host: RefObject<HTMLElement | null>, designer: Designer, canvas: Canvas): void {
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    canvas.host = element;
    const leaving = new AbortController();
    const { signal } = leaving;
    element.addEventListener('pointermove', ({ clientX: x, clientY: y }) => (canvas.pointer = { x, y }), { signal });
    element.addEventListener('pointerleave', () => (canvas.pointer = null), { signal });
    element.addEventListener('pointerdown', (event) => takeFrame(event, designer), { signal, capture: true });
    element.addEventListener('dblclick', (event) => openAt(event, designer, canvas), { signal });
    element.addEventListener('contextmenu', (event) => openMenu(event, designer, canvas), { signal });
    return () => {
      leaving.abort();
      canvas.dismiss();
      // The view stays: a tab that waits behind another comes back with it.
      canvas.host = null;
    };
  }, [host, designer, canvas]);
}

/** Whoever takes a frame by its head takes all of its nodes along. */
function takeFrame({ target, button }: PointerEvent, designer: Designer): void {
  const body = target instanceof Element && !target.closest('button') ? target.closest<HTMLElement>('.design-body-head') : null;
  if (body && button === 0) designer.select((body.dataset.nodes ?? '').split(' '));
  const head = target instanceof Element ? target.closest('.design-frame-head') : null;
  const id = head?.closest<HTMLElement>('.react-flow__node')?.dataset.id;
  const group = designer.state.definition.flow.groups?.find((one) => one.id === id);
  if (group && button === 0 && !(target instanceof Element && target.closest('button, input'))) designer.select([group.id, ...group.nodes]);
}

/** The menu of what is hit: it is selected, unless it is one of several that are. Fields keep the browser's own menu. */
function openMenu(event: MouseEvent, designer: Designer, canvas: Canvas): void {
  const { target, clientX, clientY } = event;
  if (!(target instanceof Element) || target.closest('input, textarea, .design-popover')) return;
  event.preventDefault();
  canvas.dismiss();
  const { selectedNodes, selectedEdges } = designer.state;
  const node = target.closest<HTMLElement>('.react-flow__node')?.dataset.id;
  const edge = target.closest<HTMLElement>('.react-flow__edge')?.dataset.id;
  const isPane = target.classList.contains('react-flow__pane');
  if (node !== undefined && !selectedNodes.includes(node)) designer.select([node]);
  if (edge !== undefined && !selectedEdges.includes(edge)) designer.select([], [edge]);
  if (isPane) designer.select([]);
  canvas.state.menu = { x: clientX, y: clientY };
}

/** A double click adds a node in empty space and names what it hits. */
function openAt({ target, clientX, clientY }: MouseEvent, designer: Designer, canvas: Canvas): void {
  if (!(target instanceof Element)) return;
  if (target.classList.contains('react-flow__pane')) openQuickAdd(designer, canvas, { x: clientX, y: clientY });
  const named = target.closest('.design-step-title, .design-note, .design-frame-head')?.closest<HTMLElement>('.react-flow__node');
  if (named) canvas.state.renaming = named.dataset.id ?? null;
}
