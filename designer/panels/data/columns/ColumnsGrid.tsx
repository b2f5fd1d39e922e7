import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from '../../../model/types/definition.ts';
import { ColumnLine } from './ColumnLine.tsx';

/** The columns of a table, one line each. Of a table that exists only descriptions can be changed, and columns left out. */
export function ColumnsGrid({
  columns,
  isFixed,
  errorOf,
  onChange,
}: {
  columns: readonly TableColumn[];
  isFixed: boolean;
  errorOf(index: number): string | undefined;
  onChange(columns: TableColumn[]): void;
}) {
  const { t } = useTranslation('designer-data');
  return (
    <div className="data-grid-scroll">
      <table className="data-grid" aria-label={t('columnList')}>
        <thead>
          <tr>
            {(['column', 'type', 'required', 'hidden', 'max', 'default', 'description'] as const).map((head) => (
              <th key={head} scope="col" className={`data-grid-${head}`}>
                {t(head)}
              </th>
            ))}
            <th scope="col">
              <span className="data-hidden">{t('remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="data-grid-key">
            <td>id</td>
            <td>integer</td>
            <td colSpan={6}>{t('key')}</td>
          </tr>
          {columns.map((column, index) => (
            <ColumnLine
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other identity than its place, as its name is what is being typed
              key={index}
              {...{ column, index, isFixed }}
              error={errorOf(index)}
              onChange={(next) => onChange(columns.map((one, at) => (at === index ? next : one)))}
              onRemove={() => onChange(columns.filter((_one, at) => at !== index))}
            />
          ))}
        </tbody>
      </table>
      {!isFixed && (
        <Button type="dashed" icon={<PlusOutlined />} onClick={() => onChange([...columns, { name: '', type: 'string' }])}>
          {t('addColumn')}
        </Button>
      )}
    </div>
  );
}
