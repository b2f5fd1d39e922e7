import type { KeyboardEvent } from 'react';
import { rowMoveOf } from '../parameters/rows/row-move.ts';
import type { Outline } from './use-outline.ts';
import type { VisibleItem } from './visible-items.ts';

/**
 * What a key does on a line: arrows walk and fold, Enter opens, F2 renames, Delete removes, `/` adds a node, and a letter leads to the next line that
 * begins with it.
 */
export function onOutlineKey(event: KeyboardEvent, row: VisibleItem, outline: Outline): void {
  // Keys typed into a control inside the line are its own.
  if (event.target !== event.currentTarget) return;
  const way = rowMoveOf(event);
  const moved = way && outline.move(row, way);
  if (way && (row.item.kind === 'parameter' || row.item.kind === 'return')) {
    event.preventDefault();
    event.stopPropagation();
    if (moved) outline.focus(moved);
    return;
  }
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const { rows, folded, focus, fold } = outline;
  const index = rows.indexOf(row);
  const { item, parent } = row;
  const isOpen = item.children.length > 0 && !folded.has(item.id);
  switch (event.key) {
    case 'ArrowDown':
      focus(rows[index + 1]?.item.id ?? item.id);
      break;
    case 'ArrowUp':
      focus(rows[index - 1]?.item.id ?? item.id);
      break;
    case 'Home':
      focus(rows[0]?.item.id ?? item.id);
      break;
    case 'End':
      focus(rows.at(-1)?.item.id ?? item.id);
      break;
    case 'ArrowRight':
      if (isOpen) focus(item.children[0]?.id ?? item.id);
      else fold(item.id, false);
      break;
    case 'ArrowLeft':
      if (isOpen) fold(item.id, true);
      else if (parent !== null) focus(parent);
      break;
    case 'Enter':
      outline.open(row);
      break;
    case 'F2':
      outline.rename(row);
      break;
    case 'Delete':
      outline.remove(row);
      break;
    case '/':
      outline.adder.current?.querySelector('input')?.focus();
      break;
    default:
      if (event.key.length !== 1 || event.key === ' ') return;
      outline.search(row, event.key);
  }
  event.preventDefault();
  event.stopPropagation();
}
