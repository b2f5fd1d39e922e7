import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputRef } from 'antd';
import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { groupNameOf } from '../../shared/group-name.ts';
import { ListItem } from './ListItem.tsx';
import { keyOf, type ListGroup, listRows, searchIndexOf } from './list-rows.ts';
import { useListKeys } from './use-list-keys.ts';
import { useReadings } from './use-readings.ts';
import { useRowWindow } from './use-row-window.ts';
import { useSlashKey } from './use-slash-key.ts';
import { useWords } from './use-words.ts';

/** Pixels; call-docs.css says the same. */
const rowHeight = 44;
/** Up to this many entries the list begins with all its groups open. */
const fewEntries = 60;

interface DocsListProps {
  label: string;
  groups: ListGroup[];
  /** Service on show. */
  current: string | undefined;
  addressOf(service: string): string;
  /** Above the groups. */
  lead?: ReactNode;
  /** Reads what else entries are found by; the same function while they are the same. */
  readWords?: () => Promise<Record<string, string>>;
}

/** All entries by group, with a search. Only the rows in sight are drawn, so their number does not matter. */
export function DocsList({ label, groups, current, addressOf, lead, readWords }: DocsListProps) {
  const { t } = useTranslation('docs');
  const navigate = useNavigate();
  const scroller = useRef<HTMLDivElement>(null);
  const input = useRef<InputRef>(null);
  const shownPlace = useRef('');
  const [search, setSearch] = useState('');
  const [openGroups, setOpenGroups] = useState<ReadonlySet<string>>(() => new Set(initiallyOpen(groups, current)));
  const index = useMemo(() => searchIndexOf(groups), [groups]);
  const deferredSearch = useDeferredValue(search);
  const readings = useReadings(groups, deferredSearch.trim() !== '');
  const words = useWords(readWords, deferredSearch.trim() !== '');
  const rows = useMemo(
    () => listRows(groups, [index, ...[readings, words].filter((found) => found !== null)], deferredSearch, openGroups),
    [groups, index, deferredSearch, openGroups, readings, words],
  );
  const { first, last } = useRowWindow(scroller, rows.length, rowHeight);
  const count = rows.reduce((sum, row) => sum + (row.kind === 'group' ? row.count : 0), 0);

  // A link from elsewhere shows its entry in the list too.
  useLayoutEffect(() => setOpenGroups((open) => new Set([...open, ...groupsWith(groups, current)])), [groups, current]);
  const place = `${current} ${deferredSearch === ''}`;
  useLayoutEffect(() => {
    // Once for each entry: opening a group further down must not take the list back to it.
    if (shownPlace.current === place) return;
    const at = rows.findIndex((row) => row.kind === 'entry' && row.entry.service === current);
    const element = scroller.current;
    if (!element || at < 0) return;
    shownPlace.current = place;
    const top = at * rowHeight;
    if (top < element.scrollTop || top + rowHeight > element.scrollTop + element.clientHeight) element.scrollTop = top - element.clientHeight / 3;
  }, [current, rows, place]);

  const toggle = (name: string) => {
    const next = new Set(openGroups);
    if (!next.delete(name)) next.add(name);
    setOpenGroups(next);
  };
  const openFirst = () => {
    const found = rows.find((row) => row.kind === 'entry');
    if (found) navigate(addressOf(found.entry.service));
  };
  const keys = useListKeys({ scroller, rows, rowHeight, current, drawn: rows.slice(first, last), toggle, leaveUp: () => input.current?.focus() });
  useSlashKey(input);
  return (
    <nav className="docs-list" aria-label={label} onKeyDown={keys.onKeyDown}>
      <div className="docs-search">
        <Input
          ref={input}
          type="search"
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          suffix={search === '' && <kbd className="docs-key">/</kbd>}
          placeholder={t('search')}
          aria-label={t('search')}
          aria-keyshortcuts="/"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onPressEnter={(event) => !event.nativeEvent.isComposing && openFirst()}
        />
        <p className="docs-count" aria-live="polite">
          {count === 0 ? t('nothingFound') : t(search.trim() ? 'found' : 'total', { count })}
        </p>
      </div>
      {lead}
      <div className="docs-rows" ref={scroller}>
        <ul style={{ height: rows.length * rowHeight, paddingTop: first * rowHeight }}>
          {rows.slice(first, last).map((row) => (
            <ListItem
              key={keyOf(row)}
              row={row}
              isCurrent={row.kind === 'entry' && row.entry.service === current}
              isTabbable={keyOf(row) === keys.tabbable}
              addressOf={addressOf}
              onToggle={toggle}
            />
          ))}
        </ul>
      </div>
    </nav>
  );
}

function initiallyOpen(groups: ListGroup[], current: string | undefined): string[] {
  const count = groups.reduce((sum, group) => sum + group.entries.length, 0);
  return count <= fewEntries ? groups.map(({ name }) => name) : groupsWith(groups, current);
}

/** Where an entry stands; one that is not listed (yet) would stand in the group of its name. */
function groupsWith(groups: ListGroup[], service: string | undefined): string[] {
  if (service === undefined) return [];
  const group = groups.find(({ entries }) => entries.some((entry) => entry.service === service));
  return [group?.name ?? groupNameOf(service)];
}
