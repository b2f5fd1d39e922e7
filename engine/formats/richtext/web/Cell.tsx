import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { lazyDetail } from '../../../web/widgets/parts/lazy-detail.tsx';
import { TextCell } from '../../../web/widgets/parts/TextCell.tsx';
import { excerptOf } from './excerpt.ts';

const RichText = lazyDetail(() => import('./RichText.tsx'));

export function RichtextCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  return place === 'list' ? <TextCell text={excerptOf(String(value))} place="list" /> : <RichText text={String(value)} />;
}
