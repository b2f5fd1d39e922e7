import { ReloadOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SqlSchema } from '../../calls/sql-calls.ts';

/** The tables of a database beside the editor; a press writes the query of one. */
export function SchemaList({ schema, onPick, onReload }: { schema: SqlSchema; onPick(table: string): void; onReload(): void }) {
  const { t } = useTranslation('designer-data');
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const tables = schema.tables.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <nav className="sql-schema" aria-label={t('sql.tables')}>
      <div className="sql-schema-head">
        <Input size="small" allowClear placeholder={t('searchTables')} aria-label={t('searchTables')} onChange={(event) => setSearch(event.target.value)} />
        <Button size="small" icon={<ReloadOutlined />} aria-label={t('reload')} onClick={onReload} />
      </div>
      {tables.length === 0 && <p className="sql-none">{t(wanted === '' ? 'noTables' : 'noMatch')}</p>}
      <ul>
        {tables.map(({ name, columns }) => (
          <li key={name}>
            <details>
              <summary>
                <code>{name}</code>
              </summary>
              <Button type="link" size="small" onClick={() => onPick(name)}>
                {t('sql.selectFrom')}
              </Button>
              <ul className="sql-schema-columns">
                {columns.map((column) => (
                  <li key={column.name}>
                    <code>{column.name}</code> <span>{column.type}</span>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
}
