import { DeleteOutlined, HolderOutlined, PlusOutlined } from '@ant-design/icons';
import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from 'antd';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../core/descriptor/types.ts';
import { useLanguage } from '../../../web/state/language.ts';
import { randomId } from '../../../web/transport/random-id.ts';
import { groupAria } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { useDragWords } from '../../../web/widgets/parts/use-drag-words.ts';
import { MemberForm } from './MemberForm.tsx';
import { insideOf } from './member-errors.ts';
import { isTable } from './member-layout.ts';

type ListProps = InputProps & { members: Field[] };

/** An array of objects: one small form per element, or the rows of a table where their members are few and short. */
export function MemberFormList(props: ListProps) {
  const { field, members, value, onChange, id, disabled } = props;
  const { t } = useTranslation('form');
  const language = useLanguage();
  const dragWords = useDragWords();
  const host = useRef<HTMLDivElement>(null);
  const sensors = useSensors(useSensor(PointerSensor), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
  const items: unknown[] = Array.isArray(value) ? value : [];
  const keys = useKeys(items.length);
  const focusNext = useFocusAfter(host);

  const change = (nextItems: unknown[], nextKeys: string[]) => {
    keys.splice(0, keys.length, ...nextKeys);
    onChange(nextItems.length ? nextItems : undefined);
  };
  const add = () => {
    focusNext(`[data-member="${items.length}"] .member-form :is(input, textarea, button, [tabindex])`);
    change([...items, newElement(members)], [...keys, randomId()]);
  };
  const remove = (index: number) => {
    focusNext(items.length > 1 ? `[data-member="${Math.min(index, items.length - 2)}"] > .member-remove` : '.member-add');
    change(items.toSpliced(index, 1), keys.toSpliced(index, 1));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over.id))];
    change(arrayMove(items, from, to), arrayMove(keys, from, to));
  };
  const isFull = field.schema.maxItems !== undefined && items.length >= field.schema.maxItems;
  const isInTable = isTable(members);
  return (
    <div
      {...groupAria(id)}
      ref={host}
      className={isInTable ? 'member-list member-table' : 'member-list'}
      style={{ '--members': members.length } as CSSProperties}
    >
      {isInTable && items.length > 0 && (
        <div className="member-head" aria-hidden>
          {members.map((member) => (
            <span key={member.name}>
              {member.required && <span className="member-mark">*</span>}
              {member.label[language]}
            </span>
          ))}
        </div>
      )}
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={dragWords}>
        <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
          {items.map((item, index) => (
            <Row
              key={keys[index]}
              {...props}
              rowKey={keys[index] ?? ''}
              index={index}
              value={item}
              onChange={(next) => onChange(items.with(index, next ?? {}))}
              onRemove={() => remove(index)}
            />
          ))}
        </SortableContext>
      </DndContext>
      <Button className="member-add" type="dashed" block icon={<PlusOutlined />} disabled={disabled || isFull} onClick={add}>
        {t('list.add')}
      </Button>
    </div>
  );
}

function Row({ rowKey, index, onRemove, ...props }: ListProps & { rowKey: string; index: number; onRemove(): void }) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const { id, disabled, errors } = props;
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id: rowKey, disabled });
  const label = t('list.item', { n: index + 1 });
  return (
    <div ref={setNodeRef} className="member-row" data-member={index} style={{ transform: CSS.Translate.toString(transform), transition }}>
      <Button {...attributes} {...listeners} type="text" icon={<HolderOutlined />} aria-label={t('list.move', { label })} disabled={disabled} />
      <div className="member-body">
        <span className="member-title" id={`${id}_${index}-label`}>
          {label}
        </span>
        <MemberForm {...props} {...insideOf(props, index)} id={`${id}_${index}`} />
        <div className="member-fault">{errors?.get(String(index))?.[language]}</div>
      </div>
      <Button className="member-remove" type="text" icon={<DeleteOutlined />} aria-label={t('list.remove', { label })} disabled={disabled} onClick={onRemove} />
    </div>
  );
}

function newElement(members: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(members.filter((member) => member.default !== undefined).map((member) => [member.name, structuredClone(member.default)]));
}

/** Elements have no identity of their own: each is given a key that goes with it. The array is written to together with the value. */
function useKeys(count: number): string[] {
  const { current: keys } = useRef<string[]>([]);
  while (keys.length < count) keys.push(randomId());
  keys.length = count;
  return keys;
}

/** Whoever adds or removes an element by the keyboard goes on from there. */
function useFocusAfter(host: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    host.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });
  return (selector) => {
    wanted.current = selector;
  };
}
