import { CloudUploadOutlined, CopyOutlined } from '@ant-design/icons';
import { Alert, Button, Input, Segmented, Select, Tooltip } from 'antd';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ApiError, copyText, notify, useTab, useText } from '../../../engine/web/index.ts';
import type { OfferedTable, PublishedData } from '../../calls/data-calls.ts';
import { parseTableLine, printTableLine } from '../../model/quick-entry/parse-table-line.ts';
import { tableName } from '../../model/types/definition.ts';
import { curlOf } from '../state/design-calls.ts';
import { lastNames, rememberNames } from '../state/last-names.ts';
import { KindSwitch } from '../topbar/KindSwitch.tsx';
import { ColumnsGrid } from './ColumnsGrid.tsx';
import { publishData } from './data-calls.ts';
import { InterfacesPane } from './InterfacesPane.tsx';
import { TablePicker } from './TablePicker.tsx';
import { draftOfTable, emptyDraft, isReady, keyOfTable, type TableDraft, viewOf } from './table-draft.ts';
import { useDataKeys } from './use-data-keys.ts';
import { useTables } from './use-tables.ts';
import './data.css';

/** What lists of tables call the platform's own database. */
const ownName = 'platform';

/** Five interfaces from a table: a new one that is typed in, or one that some database has. `?database=…&table=…` names the latter. */
export default function DataDesigner() {
  // Words of the copy button, too: a page that waits for them while somebody types would lose keys.
  const { t } = useTranslation(['designer-data', 'list']);
  const text = useText();
  const { setDirty } = useTab();
  const { list, error, reload } = useTables();
  const [query] = useSearchParams();
  const queriedTable = query.get('table');
  const queriedName = query.get('database');
  const queriedDatabase = queriedName === ownName ? null : queriedName;
  const [draft, setDraft] = useState<TableDraft>(() => emptyDraft(lastNames().namespace));
  const [line, setLine] = useState('');
  const [isExisting, setExisting] = useState(queriedTable !== null);
  const [published, setPublished] = useState<readonly PublishedData[]>([]);
  const [isBusy, setBusy] = useState(false);
  const nameId = useId();
  const lineId = useId();
  const view = useMemo(() => viewOf(draft), [draft]);
  const lineErrors = useMemo(() => (isExisting ? [] : parseTableLine(line).diagnostics), [isExisting, line]);
  const change = (part: Partial<TableDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setPublished([]);
  };

  const queried = list?.items.find(({ database, table }) => table === queriedTable && database === queriedDatabase);
  const loaded = useRef('');
  useEffect(() => {
    // Once: a list that was asked for again must not undo what has been typed or published since.
    if (!queried || queried.refusal !== null || loaded.current === keyOfTable(queried)) return;
    loaded.current = keyOfTable(queried);
    setExisting(true);
    setDraft((before) => draftOfTable(before, queried));
    setPublished(knownList(queried));
  }, [queried]);

  const isUnsaved = published.length === 0 && !isExisting && (draft.nameLine !== '' || draft.columns.length > 0);
  useEffect(() => setDirty(isUnsaved ? [t('newTable')] : []), [isUnsaved, setDirty, t]);

  const ready = isReady(view) && lineErrors.length === 0;
  const first = published.find(({ service }) => service.endsWith('.GetList'));
  const publish = async () => {
    if (!ready || isBusy) return;
    setBusy(true);
    try {
      const { interfaces } = await publishData(view.names, view.table);
      setPublished(interfaces);
      rememberNames({ ...lastNames(), namespace: view.names.namespace });
      notify('success', t('allLive', { count: interfaces.length }));
      reload();
    } catch (error) {
      // Every refusal has been shown by then.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  const copy = async () => {
    if (!first) return;
    const { curl } = await curlOf(first.id);
    if (await copyText(curl)) notify('success', t('curlCopied'));
  };
  useDataKeys({ publish: () => void publish(), copyCurl: () => void copy() });

  const tableDiagnostic = view.diagnostics.find(({ pointer }) => !pointer.startsWith('/table/columns'));
  const nameError = draft.nameLine === '' ? undefined : tableDiagnostic;
  const errorOf = (index: number) => {
    const diagnostic = view.diagnostics.find(({ pointer }) => pointer.startsWith(`/table/columns/${index}/`));
    return diagnostic && text(diagnostic.text);
  };
  return (
    <div className="design data">
      <header className="design-top">
        <KindSwitch kind="data" />
        <span className="design-top-space" />
        <Button type="primary" icon={<CloudUploadOutlined />} loading={isBusy} disabled={!ready} onClick={() => void publish()}>
          {t('publishAll')}
        </Button>
        <Tooltip title={first ? '' : t('afterPublish')}>
          <Button icon={<CopyOutlined />} disabled={!first} onClick={() => void copy()}>
            {t('copyCurl')}
          </Button>
        </Tooltip>
      </header>
      <div className="data-panes">
        <main className="data-form">
          {error !== null && <Alert type="error" showIcon title={error} action={<Button onClick={reload}>{t('retry')}</Button>} />}
          <div className="data-row">
            <Segmented
              value={isExisting ? 'existing' : 'new'}
              onChange={(value) => {
                setExisting(value === 'existing');
                setLine('');
                change({ existing: null, database: null, columns: [], nameLine: '' });
              }}
              options={[
                { value: 'new', label: t('newTable') },
                { value: 'existing', label: t('existingTable') },
              ]}
              aria-label={t('source')}
            />
            {isExisting ? (
              <TablePicker
                list={list}
                value={draft.existing === null ? null : { database: draft.database, table: draft.existing }}
                onChoose={(item) => {
                  setDraft((before) => draftOfTable(before, item));
                  setPublished(knownList(item));
                }}
              />
            ) : (
              (list?.databases.length ?? 0) > 1 && (
                <Select
                  value={draft.database ?? ''}
                  onChange={(value) => change({ database: value === '' ? null : value })}
                  options={list?.databases.map(({ database }) => ({ value: database ?? '', label: database ?? t('ownDatabase') })) ?? []}
                  popupMatchSelectWidth={false}
                  aria-label={t('database')}
                />
              )
            )}
          </div>
          <div className="data-field">
            <label className="data-label" htmlFor={nameId}>
              {t('name')}
            </label>
            <Input
              id={nameId}
              prefix={<span className="design-name-space">{`${view.names.namespace}.`}</span>}
              value={draft.nameLine}
              onChange={(event) => change({ nameLine: event.target.value })}
              placeholder={t('namePlaceholder')}
              status={nameError ? 'error' : ''}
              autoFocus={queriedTable === null}
              spellCheck={false}
              aria-invalid={nameError !== undefined}
            />
            <span className={nameError ? 'data-error' : 'data-quiet'} role="status">
              {nameError ? text(nameError.text) : view.table.name !== '' && t('tableName', { name: tableName(view.table) })}
            </span>
          </div>
          {!isExisting && (
            <div className="data-field">
              <label className="data-label" htmlFor={lineId}>
                {t('line')}
              </label>
              <Input.TextArea
                id={lineId}
                value={line}
                autoSize={{ minRows: 1, maxRows: 6 }}
                placeholder={t('linePlaceholder')}
                status={lineErrors.length > 0 ? 'error' : ''}
                spellCheck={false}
                onChange={(event) => {
                  setLine(event.target.value);
                  change({ columns: parseTableLine(event.target.value).columns });
                }}
              />
              <span className={lineErrors.length > 0 ? 'data-error' : 'data-quiet'} role="status">
                {lineErrors[0]
                  ? t('faultAt', { part: line.slice(lineErrors[0].from, lineErrors[0].to).trim(), text: text(lineErrors[0].text) })
                  : t('lineHint')}
              </span>
            </div>
          )}
          <ColumnsGrid
            columns={draft.columns}
            isFixed={isExisting}
            errorOf={errorOf}
            onChange={(columns) => {
              setLine(printTableLine(columns));
              change({ columns });
            }}
          />
        </main>
        <InterfacesPane definitions={view.definitions} table={view.table} isValid={view.diagnostics.length === 0} published={published} />
      </div>
    </div>
  );
}

/** The list interface a table has already, so that its curl can be copied at once. */
function knownList({ list }: OfferedTable): PublishedData[] {
  return list?.status === 'published' ? [{ id: list.id, service: list.service, kept: false }] : [];
}
