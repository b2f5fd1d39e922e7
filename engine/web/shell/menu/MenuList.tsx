import { ExportOutlined } from '@ant-design/icons';
import { MenuIcon } from '../../widgets/icons/MenuIcon.tsx';
import { DiagnosticMark } from './DiagnosticMark.tsx';
import type { MenuEntry } from './menu-entries.ts';

/** Greater numbers only say that there is much to do. */
const most = 99;

interface MenuListProps {
  entries: readonly MenuEntry[];
  /** Of the list: the section it belongs to. */
  id: string;
  openKeys: readonly string[];
  selected: string | undefined;
  /** The one that Tab leads to. */
  stop: string | undefined;
  /** 0 for the menu itself; each level stands in from the one above. */
  level: number;
}

/** Lines of the menu with those of its open sections. One component for a list: a menu has a hundred lines, and every page begins with it. */
export function MenuList(list: MenuListProps) {
  const { entries, id, level } = list;
  return (
    <div role="menu" id={id} className="p-menu-list" data-level={level}>
      {entries.map((entry) => (
        <div key={entry.key} role="none">
          {lineOf(entry, list)}
          {entry.children && list.openKeys.includes(entry.key) && <MenuList {...list} entries={entry.children} id={listId(entry.key)} level={level + 1} />}
        </div>
      ))}
    </div>
  );
}

function listId(key: string): string {
  return `menu-${key}`;
}

function lineOf(entry: MenuEntry, { openKeys, selected, stop }: MenuListProps) {
  const { key, label, href, isExternal, children } = entry;
  const isSelected = key === selected;
  const line = {
    role: 'menuitem',
    'data-key': key,
    title: label,
    tabIndex: key === stop ? 0 : -1,
    className: `p-menu-line${isSelected ? ' p-menu-selected' : ''}`,
  };
  if (href !== undefined) {
    return (
      <a {...line} href={href} aria-current={isSelected ? 'page' : undefined} {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}>
        {wordsOf(entry)}
      </a>
    );
  }
  const isOpen = openKeys.includes(key);
  return (
    <button
      {...line}
      type="button"
      {...(children && { 'aria-haspopup': 'menu', 'aria-expanded': isOpen, ...(isOpen && { 'aria-controls': listId(key) }) })}
      className={`${line.className}${children?.some((child) => contains(child, selected)) ? ' p-menu-on-trail' : ''}`}
    >
      {wordsOf(entry)}
    </button>
  );
}

function contains({ key, children = [] }: MenuEntry, selected: string | undefined): boolean {
  return key === selected || children.some((child) => contains(child, selected));
}

function wordsOf({ label, icon, isExternal, diagnostic, badge }: MenuEntry) {
  return (
    <>
      {icon !== undefined && <MenuIcon name={icon} />}
      <span className="p-menu-word">
        {label} {isExternal && <ExportOutlined aria-hidden className="p-second" />}
        {diagnostic && <DiagnosticMark diagnostic={diagnostic} />}
        {badge !== undefined && <span className="p-menu-badge p-digits">{badge > most ? `${most}+` : badge}</span>}
      </span>
    </>
  );
}
