import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { Flex, Modal } from 'antd';
import { use, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../base/lazy-part.ts';
import { RefContext } from '../base/ref-context.ts';
import type { InputProps } from '../base/widget.ts';
import { useDragWords } from '../parts/use-drag-words.ts';
import { imageTypes, type UploadKind } from './check-upload.ts';
import { fileTitle } from './file-address.ts';
import { UploadedItem } from './UploadedItem.tsx';
import { UploadLine } from './UploadLine.tsx';
import { UploadZone } from './UploadZone.tsx';
import { useUploads } from './use-uploads.ts';

const Cropper = lazyPart(() => import('./Cropper.tsx'));
const LibraryPicker = lazyPart(() => import('./LibraryPicker.tsx'));

export interface UploadListProps extends Pick<InputProps, 'id' | 'field' | 'disabled' | 'status' | 'onBlur'> {
  kind: UploadKind;
  /** Addresses of the files. */
  values: string[];
  /** Pictures of exactly this size (`380x130`); others are cropped first. */
  size?: string;
  /** No limit when left out. With 1, a further file takes the place of the first. */
  max?: number;
  onChange(values: string[]): void;
}

/** Files of a field: shown, put in order, removed, and uploaded by choosing, dropping or pasting. */
export function UploadList(props: UploadListProps) {
  const { field, kind, size, values, max, onChange, disabled } = props;
  const { t } = useTranslation('form');
  const dragWords = useDragWords();
  const { labels } = use(RefContext);
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const [uncut, setUncut] = useState<File>();
  const [repeated, setRepeated] = useState<File[]>([]);
  const [isBrowsing, setBrowsing] = useState(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const host = useRef<HTMLDivElement>(null);
  const { uploads, start, refuse } = useUploads(kind, (file) => {
    setTitles((before) => ({ ...before, [file.url]: file.title }));
    const others = values.filter((value) => titles[value] !== file.title);
    onChange(max === 1 ? [file.url] : [...others, file.url]);
  });

  const titleOf = (value: string) => titles[value] ?? labels[field.name]?.[value] ?? fileTitle(value);
  const choose = (files: File[]) => {
    const coming = uploads.filter(({ error }) => error === null).length;
    const room = max === 1 ? 1 : (max ?? Number.POSITIVE_INFINITY) - values.length - coming;
    const accepted = files.slice(0, Math.max(0, room));
    if (accepted.length < files.length) refuse(files.slice(accepted.length), t('upload.tooMany', { count: max }));
    if (size !== undefined && accepted[0] && imageTypes.includes(accepted[0].type)) return setUncut(accepted[0]);
    const known = new Set(values.map(titleOf));
    const again = max === 1 ? [] : accepted.filter((file) => known.has(file.name));
    setRepeated(again);
    start(accepted.filter((file) => !again.includes(file)));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onChange(arrayMove(values, values.indexOf(String(active.id)), values.indexOf(String(over.id))));
  };
  /** The button goes with its file: the keyboard goes on where files come in, once there is room again. */
  const goOn = () => requestAnimationFrame(() => host.current?.querySelector<HTMLElement>('.upload-zone button')?.focus());
  const isFull = max !== undefined && max > 1 && values.length >= max;

  return (
    <Flex vertical gap={8} ref={host}>
      {values.length > 0 && (
        <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={dragWords}>
          <SortableContext items={values} strategy={rectSortingStrategy}>
            <Flex gap={8} wrap vertical={kind === 'document'}>
              {values.map((value) => (
                <UploadedItem
                  key={value}
                  kind={kind}
                  value={value}
                  title={titleOf(value)}
                  isSortable={values.length > 1 && !disabled}
                  onRemove={
                    disabled
                      ? undefined
                      : () => {
                          onChange(values.filter((one) => one !== value));
                          goOn();
                        }
                  }
                />
              ))}
            </Flex>
          </SortableContext>
        </DndContext>
      )}
      {uploads.map((upload) => (
        <UploadLine key={upload.key} upload={upload} onStopped={goOn} />
      ))}
      {!isFull && (
        <UploadZone {...props} isReplacing={max === 1 && values.length > 0} onChoose={choose} onBrowse={field.library && (() => setBrowsing(true))} />
      )}
      {isBrowsing && <LibraryPicker field={field} chosen={values[0]} onChoose={(address) => onChange([address])} onClose={() => setBrowsing(false)} />}
      {size !== undefined && uncut && (
        <Cropper
          file={uncut}
          size={size}
          onDone={(file) => {
            setUncut(undefined);
            start([file]);
          }}
          onCancel={() => setUncut(undefined)}
        />
      )}
      <Modal
        open={repeated.length > 0}
        title={t('upload.exists')}
        okText={t('ok')}
        cancelText={t('cancel')}
        onOk={() => {
          start(repeated);
          setRepeated([]);
        }}
        onCancel={() => setRepeated([])}
        okButtonProps={{ autoFocus: true }}
      >
        {repeated.map((file) => file.name).join(t('separator'))}
      </Modal>
    </Flex>
  );
}
