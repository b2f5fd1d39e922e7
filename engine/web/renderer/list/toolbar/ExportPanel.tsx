import { Alert, Button, Progress, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import { isPrivate } from '../../../../core/descriptor/private-formats.ts';
import { visibleColumns } from '../model/column-settings.ts';
import type { ListModel } from '../model/use-list-screen.ts';
import { selectionRequestOf } from '../query/list-request.ts';
import { useExport } from './use-export.ts';
import './panels.css';

type Scope = 'selected' | 'page' | 'all';

/** What to write into which kind of file. */
export default function ExportPanel({ model }: { model: ListModel }) {
  const { t } = useTranslation('list');
  const { answer, query, data, selection, columns } = model;
  const chosen = selection.all ?? selection.ids.length;
  const [format, setFormat] = useState<'xlsx' | 'csv'>('xlsx');
  const [scope, setScope] = useState<Scope>(chosen > 0 ? 'selected' : 'all');
  const [onlyShown, setOnlyShown] = useState(true);
  const { state, start, cancel } = useExport(answer.screen);
  const busy = state.kind === 'preparing' || state.kind === 'job';

  const run = () => {
    const ids = scope === 'selected' && selection.all === null ? selection.ids : scope === 'page' ? (data.rows ?? []).map((row) => row.id) : undefined;
    const shown = visibleColumns(columns.value)
      .map(({ field }) => field)
      .filter((name) => !isPrivate(fieldOf(answer.screen, name)?.format));
    start({ format, ...selectionRequestOf(query), ...(ids && { ids }), ...(onlyShown && { columns: shown }) });
  };
  return (
    <div className="export-panel">
      <fieldset>
        <legend>{t('exportPanel.rows')}</legend>
        <Radio.Group
          vertical
          value={scope}
          onChange={(event) => setScope(event.target.value)}
          options={[
            { value: 'all', label: t('exportPanel.all', { count: data.total }) },
            { value: 'page', label: t('exportPanel.page', { count: data.rows?.length ?? 0 }) },
            { value: 'selected', label: t('exportPanel.selected', { count: chosen }), disabled: chosen === 0 },
          ]}
        />
      </fieldset>
      <fieldset>
        <legend>{t('exportPanel.columns')}</legend>
        <Radio.Group
          vertical
          value={onlyShown}
          onChange={(event) => setOnlyShown(event.target.value)}
          options={[
            { value: true, label: t('exportPanel.shownColumns') },
            { value: false, label: t('exportPanel.allColumns') },
          ]}
        />
      </fieldset>
      <fieldset>
        <legend>{t('exportPanel.format')}</legend>
        <Radio.Group
          value={format}
          onChange={(event) => setFormat(event.target.value)}
          options={[
            { value: 'xlsx', label: 'Excel (.xlsx)' },
            { value: 'csv', label: 'CSV' },
          ]}
        />
      </fieldset>
      {state.kind === 'job' && (
        <div className="export-job">
          <Progress percent={state.total > 0 ? Math.floor((state.done / state.total) * 100) : 0} size="small" />
          <span>{t('exportPanel.progress', { done: state.done, total: state.total })}</span>
          <Button size="small" onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {state.kind === 'failed' && <Alert type="error" title={state.error.message || t('loadFailed')} />}
      {state.kind === 'saved' && <Alert type="success" title={t('exportPanel.saved')} />}
      <Button type="primary" block loading={busy} onClick={run} disabled={scope === 'page' && data.rows?.length === 0}>
        {t('export')}
      </Button>
    </div>
  );
}
