import { Input, type InputRef, Skeleton } from 'antd';
import { use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionsAnswer } from '../../../core/answers/list-answer.ts';
import { operationOf } from '../../../core/calls/screens/screen-operations.ts';
import type { Field } from '../../../core/descriptor/types.ts';
import { call } from '../../api/call.ts';
import { EmptyNote } from '../../page/EmptyNote.tsx';
import { useText } from '../../state/language.ts';
import { RefContext } from '../base/ref-context.ts';
import { OptionsPrefix } from '../base/reference-surroundings.ts';
import { smallAddress } from './file-address.ts';
import './library-picker.css';
import { Dialog } from '../../page/Dialog.tsx';

const typingPause = 250;

export interface LibraryPickerProps {
  field: Field;
  chosen: string | undefined;
  onChoose(address: string): void;
  onClose(): void;
}

/** Pictures of the field's library, found by their names; one press takes one. */
export default function LibraryPicker({ field, chosen, onChoose, onClose }: LibraryPickerProps) {
  const { t } = useTranslation('form');
  const text = useText();
  const { screen } = use(RefContext);
  const prefix = use(OptionsPrefix);
  const searchBox = useRef<InputRef>(null);
  const [search, setSearch] = useState('');
  const [pictures, setPictures] = useState<OptionsAnswer['items'] | 'failed'>();
  const name = prefix + field.name;
  useEffect(() => {
    if (!screen) return;
    const abort = new AbortController();
    const load = () =>
      call(operationOf(screen, 'Options'), { field: name, search }, { signal: abort.signal }).then(
        ({ items }) => setPictures(items),
        () => abort.signal.aborted || setPictures('failed'),
      );
    const timer = setTimeout(load, search === '' ? 0 : typingPause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [screen, name, search]);
  return (
    <Dialog
      open
      title={t('library.title', { label: text(field.label) })}
      footer={null}
      width={560}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && searchBox.current?.focus()}
    >
      <Input.Search
        ref={searchBox}
        allowClear
        aria-label={t('library.search')}
        placeholder={t('library.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div className="library-pictures" aria-busy={pictures === undefined}>
        {pictures === undefined && <Skeleton active />}
        {pictures === 'failed' && <EmptyNote text={t('library.failed')} />}
        {pictures?.length === 0 && <EmptyNote reason={search === '' ? 'noData' : 'noMatch'} text={t(search === '' ? 'library.empty' : 'library.none')} />}
        {Array.isArray(pictures) &&
          pictures.map(({ value, label }) => (
            <button
              type="button"
              key={value}
              className="library-picture"
              aria-pressed={value === chosen}
              title={label}
              onClick={() => {
                onChoose(String(value));
                onClose();
              }}
            >
              <img src={smallAddress(String(value), 160)} alt="" width={56} height={56} loading="lazy" />
              <span>{label}</span>
            </button>
          ))}
      </div>
    </Dialog>
  );
}
