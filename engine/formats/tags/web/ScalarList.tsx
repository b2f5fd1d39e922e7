import { DeleteOutlined, HolderOutlined, PlusOutlined } from '@ant-design/icons';
import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, Flex, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../../web/transport/random-id.ts';
import { groupAria, textValue } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { useDragWords } from '../../../web/widgets/parts/use-drag-words.ts';
import { scalarOf } from './scalar.ts';

interface Row {
  key: string;
  text: string;
}

/** A list of texts or numbers, one per row, in an order that matters. Rows have keys of their own: two of them may be equal. */
export function ScalarList({ field, value, onChange, onBlur, disabled, status, id }: InputProps) {
  const { t } = useTranslation('form');
  const prefix = useId();
  const dragWords = useDragWords();
  const [rows, setRows] = useState<Row[]>([]);
  const sensors = useSensors(useSensor(PointerSensor), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
  const stored = Array.isArray(value) ? value.map(textValue) : [];
  const typed = rows.filter((row) => row.text !== '').map((row) => textValue(scalarOf(field.element?.type, row.text)));
  const shown = typed.join('\n') === stored.join('\n') ? rows : stored.map((text, index) => ({ key: `${prefix}${index}`, text }));

  const change = (next: Row[]) => {
    setRows(next);
    const values = next.filter((row) => row.text !== '').map((row) => scalarOf(field.element?.type, row.text));
    onChange(values.length ? values : undefined);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const place = (key: unknown) => shown.findIndex((row) => row.key === key);
    change(arrayMove(shown, place(active.id), place(over.id)));
  };
  const isFull = field.schema.maxItems !== undefined && shown.length >= field.schema.maxItems;

  return (
    <div {...groupAria(id)}>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={dragWords}>
        <SortableContext items={shown.map((row) => row.key)} strategy={verticalListSortingStrategy}>
          <Flex vertical gap={8}>
            {shown.map((row, index) => (
              <SortableRow
                key={row.key}
                row={row}
                label={t('list.item', { n: index + 1 })}
                disabled={disabled}
                status={status}
                onType={(text) => change(shown.map((one) => (one.key === row.key ? { ...one, text } : one)))}
                onRemove={() => change(shown.filter((one) => one.key !== row.key))}
                onBlur={onBlur}
              />
            ))}
          </Flex>
        </SortableContext>
      </DndContext>
      <Button
        type="dashed"
        block
        icon={<PlusOutlined />}
        style={{ marginTop: shown.length ? 8 : 0 }}
        disabled={disabled || isFull}
        onClick={() => change([...shown, { key: `${prefix}${randomId()}`, text: '' }])}
      >
        {t('list.add')}
      </Button>
    </div>
  );
}

function SortableRow(props: { row: Row; label: string; disabled: boolean; status?: 'error'; onType(text: string): void; onRemove(): void; onBlur?(): void }) {
  const { row, label, disabled, status } = props;
  const { t } = useTranslation('form');
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id: row.key, disabled });
  return (
    <Flex ref={setNodeRef} gap={8} style={{ transform: CSS.Transform.toString(transform), transition }}>
      <Button {...attributes} {...listeners} type="text" icon={<HolderOutlined />} aria-label={t('list.move', { label })} disabled={disabled} />
      <Input
        aria-label={label}
        value={row.text}
        status={status}
        disabled={disabled}
        onChange={(event) => props.onType(event.target.value)}
        onBlur={props.onBlur}
      />
      <Button type="text" icon={<DeleteOutlined />} aria-label={t('list.remove', { label })} disabled={disabled} onClick={props.onRemove} />
    </Flex>
  );
}
