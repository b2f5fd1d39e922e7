import { HolderOutlined, PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import type { Screen } from '../../../../core/descriptor/types.ts';
import { useText } from '../../../state/language.ts';
import { useDragWords } from '../../../widgets/parts/use-drag-words.ts';
import { type ColumnSetting, type ColumnSettings, changeColumn, defaultColumns, moveColumn, type Pin } from '../model/column-settings.ts';
import './column-panel.css';

interface ColumnPanelProps {
  screen: Screen;
  settings: ColumnSettings;
  onChange(settings: ColumnSettings): void;
}

/** Which columns, in which order, pinned where. */
export default function ColumnPanel({ screen, settings, onChange }: ColumnPanelProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const shown = settings.columns.filter((column) => column.shown).length;
  const drop = ({ active, over }: DragEndEvent) => over && onChange(moveColumn(settings, String(active.id), String(over.id)));
  return (
    <div className="column-panel">
      <div className="column-panel-head">
        <Checkbox checked={settings.rowNumbers} onChange={(event) => onChange({ ...settings, rowNumbers: event.target.checked })}>
          {t('rowNumber')}
        </Checkbox>
        <Button type="link" size="small" onClick={() => onChange({ ...defaultColumns(screen), look: settings.look })}>
          {t('resetColumns')}
        </Button>
      </div>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={useDragWords()}>
        <SortableContext items={settings.columns.map(({ field }) => field)} strategy={verticalListSortingStrategy}>
          <ul>
            {settings.columns.map((column) => (
              <ColumnRow
                key={column.field}
                column={column}
                label={text(fieldOf(screen, column.field)?.label)}
                isLast={column.shown && shown === 1}
                onChange={(change) => onChange(changeColumn(settings, column.field, change))}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </div>
  );
}

interface ColumnRowProps {
  column: ColumnSetting;
  label: string;
  /** A table without a column would show nothing at all. */
  isLast: boolean;
  onChange(change: Partial<ColumnSetting>): void;
}

function ColumnRow({ column, label, isLast, onChange }: ColumnRowProps) {
  const { t } = useTranslation('list');
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: column.field });
  const pin = (side: Pin) => {
    const name = t(side === 'left' ? 'pinLeft' : 'pinRight');
    return (
      <button
        type="button"
        className={`column-pin column-pin-${side}`}
        aria-label={name}
        data-hint={name}
        aria-pressed={column.pin === side}
        onClick={() => onChange({ pin: column.pin === side ? undefined : side })}
      >
        {column.pin === side ? <PushpinFilled /> : <PushpinOutlined />}
      </button>
    );
  };
  return (
    <li ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition }} className={isDragging ? 'column-row-dragged' : undefined}>
      <button type="button" {...attributes} {...listeners} className="column-grip" aria-label={t('dragColumn', { label })}>
        <HolderOutlined />
      </button>
      <Checkbox checked={column.shown} disabled={isLast} onChange={(event) => onChange({ shown: event.target.checked })}>
        {label}
      </Checkbox>
      {pin('left')}
      {pin('right')}
    </li>
  );
}
