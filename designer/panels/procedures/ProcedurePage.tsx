import { PlayCircleOutlined, SaveOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Input, Radio, Select, Skeleton } from 'antd';
import { useCallback, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ApiError, call, notify, type PageProps, useTab } from '../../../engine/web/index.ts';
import { getProcedure, type OpenedProcedure, saveProcedure } from '../../calls/procedure-calls.ts';
import { CodeArea } from '../monaco/CodeArea.tsx';
import { ProcedureEdits } from './ProcedureEdits.tsx';
import { ProcedureTest } from './ProcedureTest.tsx';
import { templateOf } from './template.ts';
import '../data/data.css';
import '../sql/sql.css';

type Draft = Pick<NonNullable<OpenedProcedure['procedure']>, 'name' | 'database' | 'kind' | 'definition' | 'description'>;

/** A stored procedure: its definition, its last edits, and a call to try it. */
export default function ProcedurePage({ id }: PageProps) {
  const { t } = useTranslation('designer-data');
  const tab = useTab();
  const fieldId = useId();
  const key = id === undefined ? undefined : Number(id);
  const [opened, setOpened] = useState<OpenedProcedure | null>(null);
  const [draft, setDraft] = useState<Draft>({ name: '', database: '', kind: 'procedure', definition: '', description: '' });
  const [error, setError] = useState<string | null>(null);
  const [isForced, setForced] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const load = useCallback(async () => {
    try {
      const found = await call(getProcedure, { ...(key !== undefined && { id: key }) }, { quiet: true });
      setOpened(found);
      if (found.procedure) setDraft(draftOf(found.procedure));
      else setDraft((before) => (before.database === '' ? { ...before, database: found.databases[0]?.name ?? '' } : before));
    } catch (error) {
      setError(messageOf(error));
    }
  }, [key]);
  useEffect(() => void load(), [load]);
  const stored = opened?.procedure;
  const isDirty = opened !== null && (stored ? (Object.keys(draft) as (keyof Draft)[]).some((name) => stored[name] !== draft[name]) : draft.definition !== '');
  useEffect(() => tab.setTitle(draft.name || t('procedure.new')), [tab.setTitle, draft.name, t]);
  useEffect(() => tab.setDirty(isDirty ? [t('procedure.definition')] : []), [tab.setDirty, isDirty, t]);
  if (!opened) return error === null ? <Skeleton active className="design-skeleton" /> : <Alert type="error" showIcon title={error} />;
  const dialect = opened.databases.find(({ name }) => name === draft.database)?.dialect;
  const save = async (run: boolean) => {
    setBusy(true);
    setError(null);
    try {
      const saved = await call(saveProcedure, { ...draft, ...(stored && { id: stored.id, rev: stored.rev }), run, force: run && isForced }, { quiet: true });
      notify('success', t(saved.ran ? 'procedure.ran' : 'procedure.saved'));
      setError(saved.fault);
      if (key !== undefined) return await load();
      // The page of the new procedure begins anew, without what this one has learnt.
      if (saved.fault !== null) notify('error', saved.fault);
      tab.moveTo(`/database/proc-setting/${saved.id}`);
    } catch (error) {
      setError(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="sql-page">
      <header className="data-head">
        <h1>{stored?.name ?? t('procedure.new')}</h1>
        <p>
          {t('procedure.purpose')} <Link to="/database/proc-list">{t('procedure.back')}</Link>
        </p>
      </header>
      {opened.databases.length === 0 && (
        <Alert type="info" showIcon title={t('procedure.noDatabases')} action={<Link to="/database/config/add">{t('procedure.addDatabase')}</Link>} />
      )}
      {opened.without.length > 0 && <Alert type="info" showIcon title={t('procedure.without', { names: opened.without.join(', ') })} />}
      <div className="procedure-fields">
        <div className="procedure-field">
          <label htmlFor={`${fieldId}-name`}>{t('procedure.name')}</label>
          <Input id={`${fieldId}-name`} value={draft.name} maxLength={63} onChange={({ target }) => setDraft({ ...draft, name: target.value })} />
        </div>
        <div className="procedure-field">
          <label htmlFor={`${fieldId}-database`}>{t('sql.database')}</label>
          <Select
            id={`${fieldId}-database`}
            value={draft.database || undefined}
            onChange={(database) => setDraft({ ...draft, database })}
            options={opened.databases.map(({ name, dialect: kind }) => ({
              value: name,
              label: `${name} · ${kind === 'mysql' ? 'MySQL / MariaDB' : 'PostgreSQL'}`,
            }))}
          />
        </div>
        <div className="procedure-field">
          <span id={`${fieldId}-kind`}>{t('procedure.kind')}</span>
          <Radio.Group
            aria-labelledby={`${fieldId}-kind`}
            optionType="button"
            value={draft.kind}
            onChange={({ target }) => setDraft({ ...draft, kind: target.value })}
            options={[
              { value: 'procedure', label: t('procedure.procedure') },
              { value: 'function', label: t('procedure.function') },
            ]}
          />
        </div>
        <div className="procedure-field">
          <label htmlFor={`${fieldId}-description`}>{t('description')}</label>
          <Input
            id={`${fieldId}-description`}
            value={draft.description}
            maxLength={500}
            onChange={({ target }) => setDraft({ ...draft, description: target.value })}
          />
        </div>
      </div>
      {dialect && draft.definition === '' && (
        <Button type="link" className="procedure-template" onClick={() => setDraft({ ...draft, definition: templateOf(dialect, draft.kind, draft.name) })}>
          {t('procedure.template')}
        </Button>
      )}
      <div className="sql-editor procedure-editor">
        <CodeArea
          label={t('procedure.definition')}
          language="sql"
          text={draft.definition}
          onChange={(definition) => setDraft((before) => ({ ...before, definition }))}
        />
      </div>
      {error !== null && <Alert type="error" showIcon title={error} />}
      <div className="sql-bar">
        <Button icon={<SaveOutlined />} loading={isBusy} onClick={() => void save(false)}>
          {t('procedure.save')}
        </Button>
        <Button type="primary" icon={<PlayCircleOutlined />} loading={isBusy} onClick={() => void save(true)}>
          {t('procedure.saveAndRun')}
        </Button>
        <Checkbox checked={isForced} onChange={({ target }) => setForced(target.checked)}>
          {t('procedure.force')}
        </Checkbox>
      </div>
      {stored && <ProcedureTest key={stored.rev} id={stored.id} parameters={opened.parameters} hasRun={stored.ran_at !== null} />}
      {stored && <ProcedureEdits edits={opened.edits} onPick={(definition) => setDraft({ ...draft, definition })} />}
    </div>
  );
}

/** What of a stored one is edited and sent; the call knows no other members. */
function draftOf({ name, database, kind, definition, description }: Draft): Draft {
  return { name, database, kind, definition, description };
}

function messageOf(error: unknown): string {
  return error instanceof ApiError || error instanceof Error ? error.message : String(error);
}
