import { RightOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { keyOf, type ListRow } from './list-rows.ts';

interface ListItemProps {
  row: ListRow;
  isCurrent: boolean;
  /** One row of the list is reached with Tab, the others with the arrow keys. */
  isTabbable: boolean;
  addressOf(service: string): string;
  onToggle(name: string): void;
}

export function ListItem({ row, isCurrent, isTabbable, addressOf, onToggle }: ListItemProps) {
  const shared = { 'data-row': keyOf(row), tabIndex: isTabbable ? 0 : -1 };
  if (row.kind === 'entry') {
    const { service, title, mark } = row.entry;
    return (
      <li>
        <Link
          {...shared}
          className="docs-row docs-row-call"
          to={addressOf(service)}
          title={`${title}\n${service}`}
          {...(isCurrent && { 'aria-current': 'page' })}
        >
          <span className="docs-row-line">
            <span className="docs-row-title">{title}</span>
            {mark}
          </span>
          <code className="docs-row-name">{service}</code>
        </Link>
      </li>
    );
  }
  const { name, title, code } = row.group;
  return (
    <li>
      <button {...shared} type="button" className="docs-row docs-row-group" title={title} aria-expanded={row.isOpen} onClick={() => onToggle(name)}>
        <RightOutlined aria-hidden />
        <span className="docs-row-title">{title}</span>
        <code className="docs-row-name">{code}</code>
        <span className="docs-row-count">{row.count}</span>
      </button>
    </li>
  );
}
