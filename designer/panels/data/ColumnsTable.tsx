import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OfferedTable } from '../../calls/data-calls.ts';

/** The columns of a table, as its database has them. */
export function ColumnsTable({ table }: { table: Pick<OfferedTable, 'shape' | 'columns'> }) {
  const { t } = useTranslation('designer-data');
  const rows =
    table.shape.length > 0
      ? table.shape.map(({ name, sqlType, nullable, isPrimaryKey, isAutoIncrement, references, description }) => ({
          name,
          type: sqlType,
          marks: [isPrimaryKey && t('primaryKey'), isAutoIncrement && t('autoIncrement'), !nullable && !isPrimaryKey && t('notNull')],
          references,
          description,
        }))
      : table.columns.map(({ name, type, format, required, hidden, references, description }) => ({
          name,
          type: format ?? type,
          marks: [required === true && t('notNull'), hidden === true && t('hidden')],
          references: references ?? null,
          description: description ?? '',
        }));
  return (
    <table className="data-columns">
      <thead>
        <tr>
          <th scope="col">{t('column')}</th>
          <th scope="col">{t('type')}</th>
          <th scope="col">{t('description')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, type, marks, references, description }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              {type} {marks.map((mark) => mark !== false && <Tag key={mark}>{mark}</Tag>)}
            </td>
            <td>
              {description} {references !== null && <span className="data-reference">→ {references}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
