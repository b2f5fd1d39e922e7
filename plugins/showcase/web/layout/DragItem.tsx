import { HolderOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from 'antd';

interface DragItemProps {
  id: string;
  label: string;
  /** Of the button that does without dragging. */
  sendLabel: string;
  onSend(): void;
}

/** One entry, with a grip for pointer and keyboard. */
export function DragItem({ id, label, sendLabel, onSend }: DragItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  return (
    <li ref={setNodeRef} className={isDragging ? 'showcase-drag-taken' : undefined} style={{ transform: CSS.Translate.toString(transform), transition }}>
      <button type="button" ref={setActivatorNodeRef} className="showcase-drag-grip" {...attributes} {...listeners} aria-label={label}>
        <HolderOutlined />
      </button>
      <span>{label}</span>
      <Button type="text" size="small" aria-label={`${sendLabel} ${label}`} onClick={onSend}>
        {sendLabel}
      </Button>
    </li>
  );
}
