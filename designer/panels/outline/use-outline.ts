import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { type OutlineItem, outlineTree } from '../../model/outline/outline-tree.ts';
import type { RowMove } from '../parameters/rows/parameter-rows.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { moveItem, removeItem, renamer } from './item-actions.ts';
import { itemText } from './item-text.ts';
import { type VisibleItem, visibleItems } from './visible-items.ts';

/**
 * The lines of the outline that are visible, which of them is current, folded or being edited, and what can be done to them. `tree` is the element of the
 * lines, `adder` that of the field that adds nodes.
 */
export function useOutline() {
  const { t } = useTranslation('designer-inspector');
  const text = useText();
  const designer = useDesigner();
  const { definition } = useDesignerState();
  const tree = useRef<HTMLDivElement>(null);
  const adder = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string>('steps');
  const [editing, setEditing] = useState<{ id: string; what: 'input' | 'name' } | null>(null);
  const items = useMemo(() => outlineTree(definition), [definition]);
  const rows = visibleItems(items, folded);
  const current = rows.find(({ item }) => item.id === active) ?? rows[0];

  const focus = (id: string) => {
    setActive(id);
    requestAnimationFrame(() => tree.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)?.focus());
  };
  const enter = (row: VisibleItem) => {
    setActive(row.item.id);
    const node = row.item.kind === 'node' || row.item.kind === 'input' ? [row.item.node.id] : [];
    designer.select(node);
  };
  const fold = (id: string, isFolded: boolean) => setFolded(isFolded ? new Set([...folded, id]) : new Set([...folded].filter((one) => one !== id)));
  const leave = (id: string) => {
    setEditing(null);
    focus(id);
  };
  const remove = (row: VisibleItem) => {
    if (row.item.kind === 'section') return;
    const index = rows.indexOf(row);
    const next = row.item.kind === 'input' ? row : (rows.slice(index + 1).find(({ level }) => level <= row.level) ?? rows[index - 1]);
    removeItem(designer, row.item);
    focus(next && next.level >= row.level ? next.item.id : (row.parent ?? 'steps'));
  };
  /** Enter: an input opens in its line, everything else in the inspector. */
  const open = ({ item }: VisibleItem) => {
    if (item.kind === 'input') return setEditing({ id: item.id, what: 'input' });
    if (item.kind === 'parameter') designer.state.pointer = item.pointer;
    if (item.kind === 'return') designer.state.pointer = `/returns/${item.index}`;
    if (item.kind === 'node') designer.state.pointer = `/flow/nodes/${definition.flow.nodes.indexOf(item.node)}`;
    if (item.kind === 'section') fold(item.id, !folded.has(item.id));
  };
  const search = (row: VisibleItem, letter: string) => {
    const index = rows.indexOf(row);
    const names = (item: OutlineItem) => (item.kind === 'section' ? t(`outline.${item.section}`) : text(itemText(item))).toLowerCase();
    const found = [...rows.slice(index + 1), ...rows.slice(0, index)].find(({ item }) => names(item).startsWith(letter.toLowerCase()));
    if (found) focus(found.item.id);
  };
  return {
    ...{ tree, adder, rows, current, folded, editing, focus, enter, fold, leave, remove, open, setEditing, search },
    /** Moves a parameter or a return field among its siblings. Returns the id of the line it is then, or null where it cannot go. */
    move: ({ item }: VisibleItem, way: RowMove) => moveItem(designer, item, way),
    /** Opens the name of what has one. */
    rename({ item }: VisibleItem) {
      if (renamer(designer, item)) setEditing({ id: item.id, what: 'name' });
    },
  };
}

export type Outline = ReturnType<typeof useOutline>;
