import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog, EmptyNote, EmptyValue, type ResultProps, StatusTag } from '../../../engine/web/index.ts';
import type { ComparedDatabase, ComparedEntry } from '../../calls/compared-entry.ts';
import { environments } from '../../model/semantics/runtime/environments.ts';
import './environments.css';

/** Configuration entries whose values differ between the environments, and the databases of each. */
export default function EnvironmentDiff({ answer, onClose }: ResultProps) {
  const { t } = useTranslation('designer-data');
  const { items, databases } = answer as { items: ComparedEntry[]; databases: ComparedDatabase[] };
  const isChanged = ({ changed }: ComparedEntry, environment: (typeof environments)[number]) => environment !== 'dev' && changed[environment];
  return (
    <Dialog open width={800} title={t('environments.title')} onCancel={onClose} footer={null}>
      {items.length === 0 ? (
        <EmptyNote text={t('environments.same')} />
      ) : (
        <>
          <p className="p-second">{t('environments.hint')}</p>
          <Table
            size="small"
            rowKey="name"
            dataSource={items}
            pagination={false}
            scroll={{ x: 'max-content', y: 400 }}
            columns={[
              { title: t('environments.name'), dataIndex: 'name', className: 'p-mono' },
              ...environments.map((environment) => ({
                title: t(`environments.${environment}`),
                key: environment,
                render: (_: unknown, entry: ComparedEntry) => (
                  <span className="design-environment-value">
                    {entry[environment] ? <span title={entry[environment]}>{entry[environment]}</span> : <EmptyValue />}
                    {isChanged(entry, environment) && <StatusTag tone="warning">{t('environments.changed')}</StatusTag>}
                  </span>
                ),
              })),
            ]}
          />
        </>
      )}
      {databases.length > 0 && (
        <>
          <h3 className="design-environment-heading">{t('environments.databases')}</h3>
          <p className="p-second">{t('environments.databasesHint')}</p>
          <Table
            size="small"
            rowKey="name"
            dataSource={databases}
            pagination={false}
            scroll={{ x: 'max-content' }}
            columns={[
              { title: t('environments.database'), dataIndex: 'name', className: 'p-mono' },
              ...environments.map((environment) => ({
                title: t(`environments.${environment}`),
                key: environment,
                className: 'p-mono',
                render: (_: unknown, database: ComparedDatabase) =>
                  database[environment] ?? <span className="p-second">{t('environments.asProd', { name: database.prod })}</span>,
              })),
            ]}
          />
        </>
      )}
    </Dialog>
  );
}
