import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { type OutlineItem, outlineTree } from '../../model/outline/outline-tree.ts';
import { rowMoveOf } from '../parameters/rows/row-move.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { AddNode } from './AddNode.tsx';
import { moveItem, removeItem, renamer } from './item-actions.ts';
import { itemText } from './item-text.ts';
import { OutlineRow } from './OutlineRow.tsx';
import { type VisibleItem, visibleItems } from './visible-items.ts';
import './outline.css';

/** The definition as a tree for keyboard and screen reader: everything the canvas can do, in the order the interface runs. */
export default function OutlineView() {
  const { t } = useTranslation('designer-inspector');
  const text = useText();
  const designer = useDesigner();
  const { definition, selectedNodes } = useDesignerState();
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
  const onKeyDown = (event: KeyboardEvent, row: VisibleItem) => {
    // Keys typed into a control inside the line are its own.
    if (event.target !== event.currentTarget) return;
    const way = rowMoveOf(event);
    const moved = way && moveItem(designer, row.item, way);
    if (way && (row.item.kind === 'parameter' || row.item.kind === 'return')) {
      event.preventDefault();
      event.stopPropagation();
      if (moved) focus(moved);
      return;
    }
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
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
        open(row);
        break;
      case 'F2':
        if (renamer(designer, item)) setEditing({ id: item.id, what: 'name' });
        break;
      case 'Delete':
        remove(row);
        break;
      case '/':
        adder.current?.querySelector('input')?.focus();
        break;
      default:
        if (event.key.length !== 1 || event.key === ' ') return;
        search(row, event.key);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="design-outline">
      <AddNode host={adder} onAdded={(id) => focus(`node.${id}`)} onLeave={() => current && focus(current.item.id)} />
      <p className="design-outline-keys">{t('outline.keys')}</p>
      <div ref={tree} role="tree" aria-label={t('outline.title')} className="design-tree">
        {rows.map((row) => (
          <OutlineRow
            key={row.item.id}
            row={row}
            isActive={row === current}
            isSelected={row.item.kind === 'node' && selectedNodes.includes(row.item.node.id)}
            isFolded={folded.has(row.item.id)}
            editing={editing?.id === row.item.id ? editing.what : null}
            onFocus={() => enter(row)}
            onKeyDown={(event) => onKeyDown(event, row)}
            onFold={() => fold(row.item.id, !folded.has(row.item.id))}
            onOpen={() => open(row)}
            onRename={() => setEditing({ id: row.item.id, what: 'name' })}
            onRemove={() => remove(row)}
            onLeave={() => leave(row.item.id)}
          />
        ))}
      </div>
    </div>
  );
}
