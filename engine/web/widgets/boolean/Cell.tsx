import { useTranslation } from 'react-i18next';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import type { CellProps } from '../widget.ts';

export function BooleanCell({ value }: CellProps) {
  const { t } = useTranslation('list');
  if (typeof value !== 'boolean') return <EmptyValue />;
  return <span className={value ? undefined : 'cell-empty'}>{t(value ? 'yes' : 'no')}</span>;
}
