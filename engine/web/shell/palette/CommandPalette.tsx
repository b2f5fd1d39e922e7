import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { type KeyboardEvent, useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TabActionsContext } from '../../navigation/use-tab-actions.ts';
import { Dialog } from '../../page/Dialog.tsx';
import { EmptyNote } from '../../page/EmptyNote.tsx';
import { findTab } from '../../state/tabs.ts';
import { matchEntries } from '../../widgets/search/match-entries.ts';
import { type Pinyin, pinyinOf } from '../../widgets/search/pinyin.ts';
import { useFoundRecords } from './use-found-records.ts';
import { type PaletteEntry, usePaletteEntries } from './use-palette-entries.ts';

const shownEntries = 12;

/** Finds pages and actions by words of either language, by pinyin and by its initials (`zhgl` finds 账号管理), and records by title or number. */
export default function CommandPalette({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('shell');
  const { goTo } = useContext(TabActionsContext);
  const entries = usePaletteEntries();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const [pinyin, setPinyin] = useState<Pinyin | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void pinyinOf().then((load) => setPinyin(() => load));
  }, []);
  const records = useFoundRecords(words, goTo);
  const found = [...matchEntries(entries, words, pinyin).slice(0, shownEntries), ...records];
  const chosen = Math.min(at, found.length - 1);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });
  const run = (entry: PaletteEntry) => {
    onClose();
    if (entry.run) entry.run();
    else goTo(findTab(entry.key) ?? { key: entry.key, search: '' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const entry = found[chosen];
    if (step !== 0) {
      event.preventDefault();
      setAt((chosen + step + found.length) % Math.max(found.length, 1));
    } else if (event.key === 'Enter' && entry) run(entry);
  };
  return (
    <Dialog
      open
      footer={null}
      closable={false}
      onCancel={onClose}
      width={560}
      className="p-palette"
      // Named for those who hear it: the label of a Modal would stand on its wrapper.
      title={t('palette.title')}
      styles={{ header: { display: 'none' } }}
      style={{ top: 96 }}
    >
      <Input
        autoFocus
        size="large"
        variant="borderless"
        prefix={<SearchOutlined />}
        placeholder={t('palette.placeholder')}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded
        aria-controls="p-palette-list"
        aria-activedescendant={found[chosen] && `p-palette-${chosen}`}
      />
      <div className="p-palette-list" id="p-palette-list" role="listbox" ref={list} aria-label={t('palette.title')}>
        {found.length === 0 && <EmptyNote reason="noMatch" text={t('palette.none')} />}
        {found.map((entry, index) => (
          <div
            key={entry.key}
            id={`p-palette-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className="p-palette-entry"
            onMouseMove={() => setAt(index)}
            onClick={() => run(entry)}
            onKeyDown={onKeyDown}
          >
            <span>{entry.label}</span>
            <span className="p-second">{entry.place}</span>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
