import { ApiOutlined, ReloadOutlined, SettingOutlined, TableOutlined } from '@ant-design/icons';
import { Alert, Button, Drawer, Input, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { isGranted, type PageProps, session, useText } from '../../../engine/web/index.ts';
import type { OfferedTable } from '../../calls/data-calls.ts';
import { ColumnsTable } from './ColumnsTable.tsx';
import { keyOfTable } from './table-draft.ts';
import { useTables } from './use-tables.ts';
import './data.css';

/** The tables of every database; any of them becomes interfaces with one click. */
export default function TablesPage({ screen }: PageProps) {
  const { t } = useTranslation('designer-data');
  const text = useText();
  const navigate = useNavigate();
  const { list, fault, reload } = useTables();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<OfferedTable | null>(null);
  const wanted = search.trim().toLowerCase();
  const mayDesign = isGranted(session.permission, '/techzones/design/design');
  if (list === null)
    return fault === null ? <Skeleton active className="design-skeleton" paragraph={{ rows: 8 }} /> : <Alert type="error" showIcon title={fault} />;
  return (
    <div className="data-tables">
      <header className="data-head">
        <h1>{text(screen.label)}</h1>
        {screen.purpose && <p>{text(screen.purpose)}</p>}
      </header>
      <div className="data-row">
        <Input.Search
          className="data-search"
          allowClear
          placeholder={t('searchTables')}
          aria-label={t('searchTables')}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button icon={<ReloadOutlined />} onClick={reload}>
          {t('reload')}
        </Button>
        {isGranted(session.permission, '/database/config') && (
          <Link className="data-config" to="/database/config">
            <SettingOutlined aria-hidden /> {t('configure')}
          </Link>
        )}
      </div>
      {list.databases.map(({ database, dialect }) => {
        const silent = list.silent.find((one) => one.database === database);
        const tables = list.items.filter((item) => item.database === database && `${item.table} ${item.title}`.toLowerCase().includes(wanted));
        return (
          <section key={database ?? ''} className="data-database" aria-label={database ?? t('ownDatabase')}>
            <h2 className="data-heading">
              {database ?? t('ownDatabase')} <Tag>{dialectName[dialect]}</Tag>
            </h2>
            {silent && <Alert type="warning" showIcon title={silent.message} />}
            {!silent && tables.length === 0 && <p className="data-quiet">{t(wanted === '' ? 'noTables' : 'noMatch')}</p>}
            {tables.length > 0 && (
              <ul className="data-list">
                {tables.map((item) => (
                  <li key={item.table}>
                    <span className="data-table-name">
                      <code>{item.table}</code> <span className="data-quiet">{item.title}</span>
                    </span>
                    <span className="data-table-state">
                      {item.list && <Link to={`/techzones/design/design_update/${item.list.id}`}>{item.list.service.replace(/\.GetList$/, '')}</Link>}
                      {item.refusal !== null && <span className="data-quiet">{item.refusal}</span>}
                    </span>
                    <span className="data-actions">
                      <Button type="link" icon={<TableOutlined />} aria-label={t('columnsIn', { table: item.table })} onClick={() => setShown(item)}>
                        {t('columnCount', { count: item.shape.length || item.columns.length })}
                      </Button>
                      {mayDesign && (
                        <Button
                          icon={<ApiOutlined />}
                          disabled={item.refusal !== null}
                          aria-label={t('publishTable', { table: item.table })}
                          onClick={() => void navigate(`/techzones/design/design?${new URLSearchParams(addressOf(item))}`)}
                        >
                          {t('publishAs')}
                        </Button>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
      <Drawer open={shown !== null} onClose={() => setShown(null)} title={shown && keyOfTable(shown)} size={560}>
        {shown && <ColumnsTable table={shown} />}
      </Drawer>
    </div>
  );
}

const dialectName = { sqlite: 'SQLite', postgres: 'PostgreSQL', mysql: 'MySQL / MariaDB' } as const;

function addressOf({ database, table }: OfferedTable): Record<string, string> {
  return { kind: 'data', ...(database !== null && { database }), table };
}
