import { useLanguage } from '../../../web/state/language.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { TextCell } from '../../../web/widgets/parts/TextCell.tsx';

export function LocalizedCell({ value, place }: CellProps) {
  const language = useLanguage();
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[language] : undefined;
  return typeof text === 'string' && text !== '' ? <TextCell text={text} place={place} /> : <EmptyValue />;
}
