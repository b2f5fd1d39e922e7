import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { TextCell } from '../../../web/widgets/parts/TextCell.tsx';

/** Only web addresses become links: any other scheme could run code. */
export function UrlCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  const text = String(value);
  if (!/^(https?:\/\/|\/(?!\/))/i.test(text)) return <TextCell text={text} place={place} copyable />;
  return (
    <a className={place === 'list' ? 'cell-line' : undefined} href={text} target="_blank" rel="noreferrer noopener" title={text}>
      {text}
    </a>
  );
}
