import { lazy } from 'react';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { isEmptyValue } from '../parts/is-empty-value.ts';
import { LazyDetail } from '../parts/LazyDetail.tsx';
import { TextCell } from '../parts/TextCell.tsx';
import type { CellProps } from '../widget.ts';
import { excerptOf } from './excerpt.ts';

const RichText = lazy(() => import('./RichText.tsx'));

export function RichtextCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  return place === 'list' ? <TextCell text={excerptOf(String(value))} place="list" /> : <LazyDetail component={RichText} text={String(value)} />;
}
