import { useTranslation } from 'react-i18next';
import type { CellProps } from '../base/widget.ts';
import { EmptyValue } from '../parts/EmptyValue.tsx';

export function BooleanCell({ value }: CellProps) {
  const { t } = useTranslation('list');
  if (typeof value !== 'boolean') return <EmptyValue />;
  return <span className={value ? undefined : 'cell-empty'}>{t(value ? 'yes' : 'no')}</span>;
}
