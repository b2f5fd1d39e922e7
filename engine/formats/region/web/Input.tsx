import { Cascader } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../../web/page/use-media.ts';
import { chunk } from '../../../web/widgets/base/chunk.ts';
import { inputAria, textValue } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { matchEntries } from '../../../web/widgets/search/match-entries.ts';
import { type Pinyin, pinyinOf } from '../../../web/widgets/search/pinyin.ts';
import 'portico:antd-sheet/Cascader';
import './region.css';
import type { Region } from './region-tree.ts';
import { searchWords } from './search-words.ts';

const loadRegions = chunk(async () => (await import('./region-tree.ts')).regionTree());

/** Chooses province, city and district, or as many of them as are known; what is typed is found by name and by pinyin. The list comes when it is opened. */
export default function RegionInput(props: InputProps) {
  const { value, onChange, onBlur, disabled, status } = props;
  const { t } = useTranslation('form');
  const [regions, setRegions] = useState<Region[]>();
  const [failed, setFailed] = useState(false);
  const [pinyin, setPinyin] = useState<Pinyin | null>(null);
  const [reached, setReached] = useState('');
  const popup = useRef<HTMLDivElement>(null);
  const isNarrow = useMedia('(max-width: 575px)');
  const chosen = textValue(value);
  const open = () => {
    if (regions) return;
    setFailed(false);
    loadRegions().then(setRegions, () => setFailed(true));
  };
  const search = (typed: string) => {
    // By name alone until the dictionary is there.
    if (typed !== '' && !pinyin)
      pinyinOf().then(
        (found) => setPinyin(() => found),
        () => undefined,
      );
  };
  // What the arrows have reached has no focus and no id: nobody would hear of it.
  const readReached = () => {
    const steps = popup.current?.querySelectorAll('.ant-cascader-menu-item-active') ?? [];
    setReached([...steps].map(({ textContent }) => textContent).join(' / '));
  };
  return (
    <>
      <Cascader<Region>
        {...inputAria(props)}
        style={{ width: '100%' }}
        options={regions ?? []}
        value={chosen === '' ? undefined : chosen.split('/')}
        onChange={(path) => onChange(path?.length ? path.join('/') : undefined)}
        onOpenChange={(isOpen) => (isOpen ? open() : onBlur?.())}
        changeOnSelect
        showSearch={{
          filter: (typed, path) => matchEntries([{ words: searchWords(path.map(({ label }) => label)) }], typed, pinyin).length > 0,
          onSearch: search,
        }}
        notFoundContent={t(failed ? 'region.failed' : regions ? 'region.none' : 'region.loading')}
        disabled={disabled}
        status={status}
        allowClear={!props.field.required}
        placeholder={t('region.placeholder')}
        onKeyUp={readReached}
        popupMatchSelectWidth={isNarrow}
        classNames={{ popup: { root: 'region-popup' } }}
        popupRender={(menus) => (
          <div id={`${props.id}_list`} ref={popup}>
            {menus}
          </div>
        )}
      />
      <span className="visually-hidden" aria-live="polite">
        {reached}
      </span>
    </>
  );
}
