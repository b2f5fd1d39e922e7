import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { lazyDetail } from '../../../web/widgets/parts/lazy-detail.tsx';
import { TextCell } from '../../../web/widgets/parts/TextCell.tsx';

const MarkdownText = lazyDetail(() => import('./MarkdownText.tsx'));

export function MarkdownCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  return place === 'list' ? <TextCell text={String(value)} place="list" /> : <MarkdownText text={String(value)} />;
}
