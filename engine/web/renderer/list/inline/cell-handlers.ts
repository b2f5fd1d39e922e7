import type { KeyboardEvent, MouseEvent } from 'react';
import type { InlineCell } from '../model/inline-cells.ts';

interface CellHandlers {
  onDoubleClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Opens cells by double click, Enter or F2, and lets the arrows walk from one editable cell to the next. For the table as a whole. */
export function cellHandlers(begin: (cell: InlineCell) => void): CellHandlers {
  const open = (td: HTMLElement, event: MouseEvent | KeyboardEvent) => {
    const id = Number(td.closest<HTMLElement>('tr[data-row-key]')?.dataset.rowKey);
    const field = td.dataset.cell;
    if (field === undefined || !Number.isSafeInteger(id)) return;
    event.preventDefault();
    begin({ id, field });
  };
  return {
    onDoubleClick(event) {
      if (!(event.target instanceof Element) || event.target.closest('button, a')) return;
      const td = event.target.closest<HTMLElement>('td[data-cell]');
      if (!td) return;
      window.getSelection()?.removeAllRanges();
      open(td, event);
    },
    onKeyDown(event) {
      const td = event.target;
      if (!(td instanceof HTMLElement) || td.dataset.cell === undefined) return;
      if (event.key === 'Enter' || event.key === 'F2') return open(td, event);
      const next = neighbour(td, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

function neighbour(td: HTMLElement, key: string): HTMLElement | undefined {
  const row = td.closest('tr');
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const cells = [...(row?.querySelectorAll<HTMLElement>('td[data-cell]') ?? [])];
      return cells[cells.indexOf(td) + (key === 'ArrowRight' ? 1 : -1)];
    }
    case 'ArrowUp':
    case 'ArrowDown': {
      const cells = [...(row?.parentElement?.querySelectorAll<HTMLElement>(`td[data-cell="${td.dataset.cell}"]`) ?? [])];
      return cells[cells.indexOf(td) + (key === 'ArrowDown' ? 1 : -1)];
    }
    default:
      return undefined;
  }
}
