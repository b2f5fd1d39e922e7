import { DownloadOutlined, PlusOutlined, ReloadOutlined } from '@ant-design/icons';
import { Alert, Button, Input, Pagination, Select, Skeleton, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Json } from '../../../engine/core/json/json.ts';
import { ApiError, call, notify, saveBlob } from '../../../engine/web/index.ts';
import { removeRow } from '../../calls/row-calls.ts';
import { RowDialog } from './RowDialog.tsx';
import { RowsTable } from './RowsTable.tsx';
import { columnNames, exportedRows, rowsAsCsv } from './row-cells.ts';
import { useRowQuestion } from './use-row-question.ts';
import { useRows } from './use-rows.ts';
import '../data/data.css';
import '../sql/sql.css';

/** The rows of one table, whose columns only its database knows. */
export default function RowsPage() {
  const { t } = useTranslation('designer-data');
  const { question, change } = useRowQuestion();
  const { database, table } = question;
  const { rows, error, reload } = useRows(question);
  const [edited, setEdited] = useState<{ row: Record<string, Json> | null } | null>(null);
  const [draft, setDraft] = useState({ column: question.column, value: question.value });
  const columns = rows ? columnNames(rows) : [];
  const search = () => change({ column: draft.value === '' ? '' : draft.column || 'id', value: draft.value, page: '' });
  const save = async () => {
    if (!rows) return;
    saveBlob(`${table}.csv`, new Blob([await rowsAsCsv(question, rows)], { type: 'text/csv;charset=utf-8' }));
    if (rows.total > exportedRows) notify('warning', t('rows.cut', { max: exportedRows }));
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
            onPressEnter={search}
          />
          <Button onClick={search}>{t('rows.search')}</Button>
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
          <RowsTable
            {...{ table, rows, sort: question.sort }}
            onSort={(sort) => change({ sort, page: '' })}
            onEdit={(row) => setEdited({ row })}
            onRemove={remove}
          />
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
