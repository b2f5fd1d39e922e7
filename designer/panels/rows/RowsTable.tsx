import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../engine/core/json/json.ts';
import type { RowPage } from '../../calls/row-calls.ts';
import { cellValue, columnNames } from './row-cells.ts';

interface RowsTableProps {
  table: string;
  rows: RowPage;
  /** A column, with `-` before it from the last to the first; empty where nobody has chosen one. */
  sort: string;
  onSort(sort: string): void;
  onEdit(row: Record<string, Json>): void;
  onRemove(row: Record<string, Json>): Promise<void>;
}

/** A page of rows. A press on the head of a column sorts by it, then the other way round, then no more. */
export function RowsTable({ table, rows, sort, onSort, onEdit, onRemove }: RowsTableProps) {
  const { t } = useTranslation('designer-data');
  const columns = columnNames(rows);
  const numbers = new Set(['id', ...rows.columns.filter(({ type }) => type === 'integer' || type === 'float').map(({ name }) => name)]);
  const classOf = (name: string) => (numbers.has(name) ? 'sql-number' : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className="sql-table" aria-label={table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={classOf(name)} aria-sort={sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined}>
                <button type="button" className="rows-sort" onClick={() => onSort(sort === name ? `-${name}` : sort === `-${name}` ? '' : name)}>
                  {name} {sort === name ? '↑' : sort === `-${name}` ? '↓' : ''}
                </button>
              </th>
            ))}
            <th scope="col" className="rows-actions">
              {t('rows.actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.items.map((row) => (
            <tr key={Number(row.id)}>
              {columns.map((name) => (
                <td key={name} className={classOf(name)}>
                  {row[name] === null || row[name] === undefined ? <span className="sql-null">NULL</span> : String(cellValue(row[name]))}
                </td>
              ))}
              <td className="rows-actions">
                <Button type="link" size="small" onClick={() => onEdit(row)}>
                  {t('rows.edit')}
                </Button>
                <Popconfirm title={t('rows.confirm', { id: Number(row.id) })} onConfirm={() => onRemove(row)}>
                  <Button type="link" size="small" danger>
                    {t('rows.remove')}
                  </Button>
                </Popconfirm>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.items.length === 0 && <p className="sql-none">{t('sql.noRows')}</p>}
    </section>
  );
}
