import { useTranslation } from 'react-i18next';
import { isEmptyValue } from '../base/is-empty-value.ts';
import type { CellProps } from '../base/widget.ts';
import { FileCell } from '../file/Cell.tsx';
import { EmptyValue } from '../parts/EmptyValue.tsx';

export function FilesCell(props: CellProps) {
  const { t } = useTranslation('list');
  const { value, place } = props;
  if (isEmptyValue(value) || !Array.isArray(value)) return <EmptyValue />;
  if (place === 'list') return <span>{t('files', { count: value.length })}</span>;
  return value.map((file) => (
    <div key={String(file)}>
      <FileCell {...props} value={file} />
    </div>
  ));
}
