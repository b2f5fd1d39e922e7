import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { TextCell } from '../../../web/widgets/parts/TextCell.tsx';
import '../../json/web/members-cell.css';

/** Names and values of what a call is made with. */
export function ParametersCell({ value, place }: CellProps) {
  if (isEmptyValue(value) || typeof value !== 'object' || value === null) return <EmptyValue />;
  const entries = Object.entries(value).map(([name, one]): [string, string] => [name, typeof one === 'string' ? one : JSON.stringify(one)]);
  if (entries.length === 0) return <EmptyValue />;
  if (place === 'list') return <TextCell text={entries.map(([name, text]) => `${name}=${text}`).join(', ')} place="list" mono />;
  return (
    <dl className="members-pairs">
      {entries.map(([name, text]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
