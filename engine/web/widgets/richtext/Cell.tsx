import { lazy } from 'react';
import { isEmptyValue } from '../base/is-empty-value.ts';
import type { CellProps } from '../base/widget.ts';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { LazyDetail } from '../parts/LazyDetail.tsx';
import { TextCell } from '../parts/TextCell.tsx';
import { excerptOf } from './excerpt.ts';

const RichText = lazy(() => import('./RichText.tsx'));

export function RichtextCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  return place === 'list' ? <TextCell text={excerptOf(String(value))} place="list" /> : <LazyDetail component={RichText} text={String(value)} />;
}
