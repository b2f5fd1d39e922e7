import type { KeyboardEvent } from 'react';
import type { ListedRecord } from '../../../actions/action-item.ts';
import type { Tree } from '../rows/use-tree.ts';

interface TreeKeys {
  tree: Tree;
  /** Puts the keyboard on a row. */
  focus(id: number): void;
  open(record: ListedRecord): void;
}

type Step = { to: number | undefined } | 'toggle' | 'open' | null;

/** The keys of the ARIA tree grid, while the keyboard is on a row and not on something in it. */
export function onTreeKey(event: KeyboardEvent, { tree, focus, open }: TreeKeys): void {
  const { target } = event;
  if (!(target instanceof HTMLTableRowElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const index = tree.rows.findIndex(({ id }) => id === Number(target.dataset.rowKey));
  const row = tree.rows[index];
  const step = row && stepOf(event.key, tree, index);
  if (!row || !step) return;
  event.preventDefault();
  event.stopPropagation();
  if (step === 'toggle') tree.toggle(row.id);
  else if (step === 'open') open(row);
  else if (step.to !== undefined) focus(step.to);
}

function stepOf(key: string, { rows, places }: Tree, index: number): Step {
  const place = places.get(rows[index]?.id ?? 0);
  if (!place) return null;
  switch (key) {
    case 'ArrowDown':
      return { to: rows[index + 1]?.id };
    case 'ArrowUp':
      return { to: rows[index - 1]?.id };
    case 'Home':
      return { to: rows[0]?.id };
    case 'End':
      return { to: rows.at(-1)?.id };
    case 'ArrowRight':
      if (place.isOpen) return { to: rows[index + 1]?.id };
      return place.hasChildren ? 'toggle' : null;
    case 'ArrowLeft':
      return place.isOpen ? 'toggle' : { to: place.parent };
    case 'Enter':
      return 'open';
    default:
      return null;
  }
}
