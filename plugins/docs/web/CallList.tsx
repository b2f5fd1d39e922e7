import { RightOutlined, SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useText } from '../../../engine/web/index.ts';
import type { CallGroup } from '../shared/call-list.ts';
import { groupNameOf } from '../shared/group-name.ts';
import { type ListRow, listRows, searchIndexOf } from './list-rows.ts';
import { useRowWindow } from './use-row-window.ts';

/** Pixels; call-docs.css says the same. */
const rowHeight = 44;

interface CallListProps {
  label: string;
  groups: CallGroup[];
  /** Service on show. */
  current: string | undefined;
}

/** All calls by class, with a search. Only the rows in sight are drawn, so the number of calls does not matter. */
export function CallList({ label, groups, current }: CallListProps) {
  const { t } = useTranslation('docs');
  const navigate = useNavigate();
  const scroller = useRef<HTMLDivElement>(null);
  const shownPlace = useRef('');
  const [search, setSearch] = useState('');
  const [openGroups, setOpenGroups] = useState<ReadonlySet<string>>(() => new Set(groupOf(current)));
  const index = useMemo(() => searchIndexOf(groups), [groups]);
  const deferredSearch = useDeferredValue(search);
  const rows = useMemo(() => listRows(groups, index, deferredSearch, openGroups), [groups, index, deferredSearch, openGroups]);
  const { first, last } = useRowWindow(scroller, rows.length, rowHeight);
  const callCount = rows.reduce((sum, row) => sum + (row.kind === 'group' ? row.count : 0), 0);

  // A link from elsewhere shows its call in the list too.
  useLayoutEffect(() => setOpenGroups((open) => new Set([...open, ...groupOf(current)])), [current]);
  const place = `${current} ${deferredSearch === ''}`;
  useLayoutEffect(() => {
    // Once for each call: opening a group further down must not take the list back to it.
    if (shownPlace.current === place) return;
    const at = rows.findIndex((row) => row.kind === 'call' && row.call.service === current);
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
    const found = rows.find((row) => row.kind === 'call');
    if (found) navigate(addressOf(found.call.service));
  };
  return (
    <nav className="docs-list" aria-label={label}>
      <div className="docs-search">
        <Input
          type="search"
          allowClear
          prefix={<SearchOutlined aria-hidden />}
          placeholder={t('search')}
          aria-label={t('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onPressEnter={openFirst}
        />
        <p className="docs-count" aria-live="polite">
          {callCount === 0 ? t('nothingFound') : t(search.trim() ? 'found' : 'total', { count: callCount })}
        </p>
      </div>
      <div className="docs-rows" ref={scroller}>
        <ul style={{ height: rows.length * rowHeight, paddingTop: first * rowHeight }}>
          {rows.slice(first, last).map((row) => (
            <Row key={row.kind === 'group' ? row.group.name : row.call.service} row={row} current={current} onToggle={toggle} />
          ))}
        </ul>
      </div>
    </nav>
  );
}

function Row({ row, current, onToggle }: { row: ListRow; current: string | undefined; onToggle(name: string): void }) {
  const text = useText();
  if (row.kind === 'call') {
    const { service, title } = row.call;
    return (
      <li>
        <Link className="docs-row docs-row-call" to={addressOf(service)} title={service} {...(service === current && { 'aria-current': 'page' })}>
          <span className="docs-row-title">{text(title)}</span>
          <code className="docs-row-name">{service}</code>
        </Link>
      </li>
    );
  }
  const { name, title } = row.group;
  return (
    <li>
      <button type="button" className="docs-row docs-row-group" title={name} aria-expanded={row.isOpen} onClick={() => onToggle(name)}>
        <RightOutlined aria-hidden />
        <span className="docs-row-title">{text(title)}</span>
        <code className="docs-row-name">{name}</code>
        <span className="docs-row-count">{row.count}</span>
      </button>
    </li>
  );
}

export function addressOf(service: string): string {
  return `?call=${encodeURIComponent(service)}`;
}

function groupOf(service: string | undefined): string[] {
  return service === undefined ? [] : [groupNameOf(service)];
}
