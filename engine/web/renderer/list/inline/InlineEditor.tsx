import { Popover } from 'antd';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Field } from '../../../../core/descriptor/types.ts';
import type { ListedRecord } from '../../../actions/action-item.ts';
import type { ListModel } from '../model/use-list-screen.ts';
import { CellEditor } from './CellEditor.tsx';
import { useCellSave } from './use-cell-save.ts';
import './inline.css';

interface InlineEditorProps {
  model: ListModel;
  record: ListedRecord;
  field: Field;
  /** The table's surroundings, which the cell is placed in. */
  host: RefObject<HTMLDivElement | null>;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** An editor over one cell of the table. The table itself is not drawn anew for it. */
export default function InlineEditor({ model, record, field, host }: InlineEditorProps) {
  const cell = useCellSave(model, record, field);
  const box = useCellBox(host, record.id, field.name);

  useEffect(() => {
    const td = cellElement(host.current, record.id, field.name);
    return () => {
      // Back to the cell, unless another one has been opened.
      if (document.activeElement === document.body || document.activeElement?.closest('.cell-editor')) td?.focus({ preventScroll: true });
    };
  }, [host, record.id, field.name]);

  if (!box) return null;
  return (
    <Popover
      open
      arrow={false}
      trigger="click"
      placement="bottomLeft"
      align={{ offset: [0, -box.height] }}
      classNames={{ root: 'cell-editor-popover' }}
      content={<CellEditor model={model} record={record} field={field} cell={cell} />}
      onOpenChange={(open) => {
        if (open) return;
        if (cell.isChanged) void cell.save();
        else model.inline.leave();
      }}
    >
      <span className="cell-editor-anchor" style={box} />
    </Popover>
  );
}

/** The table cell of a record's field. */
function cellElement(host: HTMLElement | null, id: number, field: string): HTMLElement | null {
  return host?.querySelector<HTMLElement>(`tr[data-row-key="${id}"] > td[data-cell="${field}"]`) ?? null;
}

/** Where the cell stands in its surroundings; it moves when the table is scrolled sideways. */
function useCellBox(host: RefObject<HTMLDivElement | null>, id: number, field: string): Box | undefined {
  const [box, setBox] = useState<Box>();
  useLayoutEffect(() => {
    const { current } = host;
    const td = cellElement(current, id, field);
    if (!current || !td) return;
    td.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const measure = () => {
      const outer = current.getBoundingClientRect();
      const { left, top, width, height } = td.getBoundingClientRect();
      setBox({ left: left - outer.left, top: top - outer.top, width, height });
    };
    measure();
    current.addEventListener('scroll', measure, true);
    return () => current.removeEventListener('scroll', measure, true);
  }, [host, id, field]);
  return box;
}
