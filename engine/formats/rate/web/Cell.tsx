import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { RateWords } from './RateWords.tsx';

export function RateCell({ value }: CellProps) {
  if (typeof value !== 'string' || value === '') return <EmptyValue />;
  return <RateWords rate={value} />;
}
