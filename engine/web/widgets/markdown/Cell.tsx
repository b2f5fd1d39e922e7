import { lazy } from 'react';
import { isEmptyValue } from '../base/is-empty-value.ts';
import type { CellProps } from '../base/widget.ts';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { LazyDetail } from '../parts/LazyDetail.tsx';
import { TextCell } from '../parts/TextCell.tsx';

const MarkdownText = lazy(() => import('./MarkdownText.tsx'));

export function MarkdownCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  return place === 'list' ? <TextCell text={String(value)} place="list" /> : <LazyDetail component={MarkdownText} text={String(value)} />;
}
