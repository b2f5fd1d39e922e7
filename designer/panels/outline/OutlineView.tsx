import { useTranslation } from 'react-i18next';
import { useDesignerState } from '../state/use-designer.ts';
import { AddNode } from './AddNode.tsx';
import { OutlineRow } from './OutlineRow.tsx';
import { onOutlineKey } from './outline-keys.ts';
import { useOutline } from './use-outline.ts';
import './outline.css';

/** The definition as a tree for keyboard and screen reader: everything the canvas can do, in the order the interface runs. */
export default function OutlineView() {
  const { t } = useTranslation('designer-inspector');
  const { selectedNodes } = useDesignerState();
  const outline = useOutline();
  const { tree, adder, rows, current, folded, editing, focus, fold, setEditing } = outline;

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
            onFocus={() => outline.enter(row)}
            onKeyDown={(event) => onOutlineKey(event, row, outline)}
            onFold={() => fold(row.item.id, !folded.has(row.item.id))}
            onOpen={() => outline.open(row)}
            onRename={() => setEditing({ id: row.item.id, what: 'name' })}
            onRemove={() => outline.remove(row)}
            onLeave={() => outline.leave(row.item.id)}
          />
        ))}
      </div>
    </div>
  );
}
