import { lazy } from 'react';
import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { LazyDetail } from '../../../web/widgets/parts/LazyDetail.tsx';
import { TextCell } from '../../../web/widgets/parts/TextCell.tsx';

const MarkdownText = lazy(() => import('./MarkdownText.tsx'));

export function MarkdownCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  return place === 'list' ? <TextCell text={String(value)} place="list" /> : <LazyDetail component={MarkdownText} text={String(value)} />;
}
