import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, EmptyNote, EmptyValue, type ResultProps, StatusTag } from '../../../engine/web/index.ts';
import type { ComparedDatabase, ComparedEntry } from '../../calls/compared-entry.ts';
import { type Environment, environments } from '../../model/semantics/runtime/environments.ts';
import './environments.css';

/** Configuration entries whose values differ between the environments, and the databases of each. */
export default function EnvironmentDiff({ answer, onClose }: ResultProps) {
  const { t } = useTranslation('designer-data');
  const { items, databases } = answer as { items: ComparedEntry[]; databases: ComparedDatabase[] };
  const valueIn = (entry: ComparedEntry, environment: Environment) => (
    <>
      {entry[environment] ? <span title={entry[environment]}>{entry[environment]}</span> : <EmptyValue />}
      {environment !== 'dev' && entry.changed[environment] && <StatusTag tone="warning">{t('environments.changed')}</StatusTag>}
    </>
  );
  const databaseOf = (database: ComparedDatabase, environment: Environment) => {
    const own = database[environment];
    return own ? (
      <span className="p-mono" title={own}>
        {own}
      </span>
    ) : (
      <span className="p-second">{t('environments.asProd', { name: database.prod })}</span>
    );
  };
  return (
    <Dialog open width={800} title={t('environments.title')} onCancel={onClose} footer={null}>
      {items.length === 0 ? (
        <EmptyNote text={t('environments.same')} />
      ) : (
        <>
          <p className="p-second">{t('environments.hint')}</p>
          <EnvironmentTable head={t('environments.name')} rows={items} cell={valueIn} />
        </>
      )}
      {databases.length > 0 && (
        <>
          <h3 className="design-environment-heading">{t('environments.databases')}</h3>
          <p className="p-second">{t('environments.databasesHint')}</p>
          <EnvironmentTable head={t('environments.database')} rows={databases} cell={databaseOf} />
        </>
      )}
    </Dialog>
  );
}

interface EnvironmentTableProps<Row> {
  /** Of the first column. */
  head: string;
  rows: readonly Row[];
  cell(row: Row, environment: Environment): ReactNode;
}

/** A row for each name, a column for each environment. */
function EnvironmentTable<Row extends { name: string }>({ head, rows, cell }: EnvironmentTableProps<Row>) {
  const { t } = useTranslation('designer-data');
  return (
    <div className="design-environments">
      <table>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {environments.map((environment) => (
              <th key={environment} scope="col">
                {t(`environments.${environment}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" className="p-mono" title={row.name}>
                {row.name}
              </th>
              {environments.map((environment) => (
                <td key={environment} data-environment={t(`environments.${environment}`)}>
                  <span className="design-environment-value">{cell(row, environment)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
