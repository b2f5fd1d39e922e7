import { lazy } from 'react';
import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { LazyDetail } from '../../../web/widgets/parts/LazyDetail.tsx';
import { TextCell } from '../../../web/widgets/parts/TextCell.tsx';
import { excerptOf } from './excerpt.ts';

const RichText = lazy(() => import('./RichText.tsx'));

export function RichtextCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  return place === 'list' ? <TextCell text={excerptOf(String(value))} place="list" /> : <LazyDetail component={RichText} text={String(value)} />;
}
