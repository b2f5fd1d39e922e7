import { useTranslation } from 'react-i18next';
import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { FileCell } from '../../file/web/Cell.tsx';

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
