import { useTranslation } from 'react-i18next';
import type { SqlAnswer } from '../../calls/sql-calls.ts';

/** Rows of a statement as they came. The browser draws those that are in sight alone. */
export function ResultTable({ columns, rows, label }: Pick<SqlAnswer, 'columns' | 'rows'> & { label: string }) {
  const { t } = useTranslation('designer-data');
  if (columns.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className="sql-table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, type }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns may share a name and never move.
              <th key={index} scope="col" className={type === 'number' ? 'sql-number' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key and never move.
            <tr key={at}>
              {row.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <Cell key={index} value={value} isNumber={columns[index]?.type === 'number'} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="sql-none">{t('sql.noRows')}</p>}
    </section>
  );
}

function Cell({ value, isNumber }: { value: unknown; isNumber: boolean }) {
  const text = String(value);
  return (
    <td className={isNumber ? 'sql-number' : undefined} title={text.length > 60 ? text : undefined}>
      {value === null ? <span className="sql-null">NULL</span> : text}
    </td>
  );
}
