import { DownloadOutlined, PlusOutlined, ReloadOutlined } from '@ant-design/icons';
import { Alert, Button, Input, Pagination, Popconfirm, Select, Skeleton, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Json } from '../../../engine/core/json/json.ts';
import { ApiError, call, notify, saveBlob } from '../../../engine/web/index.ts';
import { listRows, removeRow } from '../../calls/row-calls.ts';
import { csvOf } from '../sql/result-data.ts';
import { RowDialog } from './RowDialog.tsx';
import { useRows } from './use-rows.ts';
import '../data/data.css';
import '../sql/sql.css';

/** Rows an export takes at most. */
const exportedRows = 10_000;
const pageSize = 1_000;

/** The rows of one table, whose columns only its database knows. */
export default function RowsPage() {
  const { t } = useTranslation('designer-data');
  const [search, setSearch] = useSearchParams();
  const of = (name: string) => search.get(name) ?? '';
  const question = {
    ...{ database: of('database'), table: of('table'), sort: of('sort'), column: of('column'), value: of('value') },
    ...{ page: Number(of('page')) || 1, per_page: Number(of('size')) || 20 },
  };
  const { database, table } = question;
  const { rows, error, reload } = useRows(question);
  const [edited, setEdited] = useState<{ row: Record<string, Json> | null } | null>(null);
  const [draft, setDraft] = useState({ column: question.column, value: question.value });
  const change = (values: Record<string, string>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) value === '' ? next.delete(name) : next.set(name, value);
    setSearch(next);
  };
  const typesOfNumbers = ['integer', 'float'];
  const isNumber = (name: string) => name === 'id' || rows?.columns.some((column) => column.name === name && typesOfNumbers.includes(column.type));
  const columns = rows ? ['id', ...rows.columns.filter(({ name }) => name !== 'id').map(({ name }) => name)] : [];
  const sortBy = (name: string) => change({ sort: question.sort === name ? `-${name}` : question.sort === `-${name}` ? '' : name, page: '' });
  const save = async () => {
    const all: Record<string, Json>[] = [];
    for (let page = 1; all.length < Math.min(rows?.total ?? 0, exportedRows); page++) {
      const { items } = await call(listRows, { ...question, page, per_page: pageSize });
      all.push(...items);
      if (items.length < pageSize) break;
    }
    const cells = all.map((row) => columns.map((name) => shown(row[name])));
    saveBlob(
      `${table}.csv`,
      new Blob([csvOf({ columns: columns.map((name) => ({ name, type: 'text' as const })), rows: cells })], { type: 'text/csv;charset=utf-8' }),
    );
    if ((rows?.total ?? 0) > exportedRows) notify('warning', t('rows.cut', { max: exportedRows }));
  };
  const remove = async (row: Record<string, Json>) => {
    try {
      await call(removeRow, { database, table, id: Number(row.id), seen: row });
      notify('success', t('rows.removed'));
    } catch (error) {
      // The dialog of the whole page has said why.
      if (!(error instanceof ApiError)) throw error;
    }
    reload();
  };
  return (
    <div className="sql-page">
      <header className="data-head">
        <h1>
          <code>{table}</code> {rows?.title}
        </h1>
        <p>
          {database === 'platform' ? t('ownDatabase') : database} · <Link to="/database/manage">{t('rows.back')}</Link>
        </p>
      </header>
      <div className="sql-bar">
        <Space.Compact>
          <Select
            aria-label={t('column')}
            className="rows-column"
            value={draft.column || 'id'}
            onChange={(column) => setDraft({ ...draft, column })}
            options={columns.map((name) => ({ value: name, label: name }))}
          />
          <Input
            aria-label={t('rows.value')}
            placeholder={t('rows.value')}
            allowClear
            value={draft.value}
            onChange={({ target }) => setDraft({ ...draft, value: target.value })}
            onPressEnter={() => change({ column: draft.value === '' ? '' : draft.column || 'id', value: draft.value, page: '' })}
          />
          <Button onClick={() => change({ column: draft.value === '' ? '' : draft.column || 'id', value: draft.value, page: '' })}>{t('rows.search')}</Button>
        </Space.Compact>
        <span className="sql-limits">
          <Button icon={<PlusOutlined />} type="primary" onClick={() => setEdited({ row: null })}>
            {t('rows.add')}
          </Button>
          <Button icon={<DownloadOutlined />} disabled={!rows || rows.total === 0} onClick={() => void save()}>
            CSV
          </Button>
          <Button icon={<ReloadOutlined />} aria-label={t('reload')} onClick={reload} />
        </span>
      </div>
      {error !== null && <Alert type="error" showIcon title={error} />}
      {!rows && error === null && <Skeleton active />}
      {rows && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
          <section className="sql-table" aria-label={table} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {columns.map((name) => (
                    <th
                      key={name}
                      scope="col"
                      className={isNumber(name) ? 'sql-number' : undefined}
                      aria-sort={question.sort === name ? 'ascending' : question.sort === `-${name}` ? 'descending' : undefined}
                    >
                      <button type="button" className="rows-sort" onClick={() => sortBy(name)}>
                        {name} {question.sort === name ? '↑' : question.sort === `-${name}` ? '↓' : ''}
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
                      <td key={name} className={isNumber(name) ? 'sql-number' : undefined}>
                        {row[name] === null || row[name] === undefined ? <span className="sql-null">NULL</span> : String(shown(row[name]))}
                      </td>
                    ))}
                    <td className="rows-actions">
                      <Button type="link" size="small" onClick={() => setEdited({ row })}>
                        {t('rows.edit')}
                      </Button>
                      <Popconfirm title={t('rows.confirm', { id: Number(row.id) })} onConfirm={() => remove(row)}>
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
          <Pagination
            align="end"
            showSizeChanger
            current={question.page}
            pageSize={question.per_page}
            total={rows.total}
            showTotal={(count) => t('rows.total', { count })}
            onChange={(page, size) => change({ page: String(page), size: String(size) })}
          />
          {edited && (
            <RowDialog
              {...{ database, table, columns: rows.columns, row: edited.row }}
              onClose={(isOther) => {
                setEdited(null);
                if (isOther) reload();
              }}
            />
          )}
        </>
      )}
    </div>
  );
}

function shown(value: Json | undefined): string | number | boolean | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'object' ? JSON.stringify(value) : value;
}
