import { lazy } from 'react';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { isEmptyValue } from '../parts/is-empty-value.ts';
import { LazyDetail } from '../parts/LazyDetail.tsx';
import { TextCell } from '../parts/TextCell.tsx';
import type { CellProps } from '../widget.ts';

const MarkdownText = lazy(() => import('./MarkdownText.tsx'));

export function MarkdownCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  return place === 'list' ? <TextCell text={String(value)} place="list" /> : <LazyDetail component={MarkdownText} text={String(value)} />;
}
