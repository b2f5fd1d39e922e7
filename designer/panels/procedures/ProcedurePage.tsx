import { PlayCircleOutlined, SaveOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Input, Radio, Select, Skeleton } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PageProps } from '../../../engine/web/index.ts';
import { CodeArea } from '../monaco/CodeArea.tsx';
import { ProcedureEdits } from './ProcedureEdits.tsx';
import { ProcedureTest } from './ProcedureTest.tsx';
import { templateOf } from './template.ts';
import { useProcedure } from './use-procedure.ts';
import '../data/data.css';
import '../sql/sql.css';

/** A stored procedure: its definition, its last edits, and a call to try it. */
export default function ProcedurePage({ id }: PageProps) {
  const { t } = useTranslation('designer-data');
  const fieldId = useId();
  const { opened, stored, draft, change, error, isForced, setForced, isBusy, save } = useProcedure(id === undefined ? undefined : Number(id));
  if (!opened) return error === null ? <Skeleton active className="design-skeleton" /> : <Alert type="error" showIcon title={error} />;
  const dialect = opened.databases.find(({ name }) => name === draft.database)?.dialect;
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
          <Input id={`${fieldId}-name`} value={draft.name} maxLength={63} onChange={({ target }) => change({ name: target.value })} />
        </div>
        <div className="procedure-field">
          <label htmlFor={`${fieldId}-database`}>{t('sql.database')}</label>
          <Select
            id={`${fieldId}-database`}
            value={draft.database || undefined}
            onChange={(database) => change({ database })}
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
            onChange={({ target }) => change({ kind: target.value })}
            options={[
              { value: 'procedure', label: t('procedure.procedure') },
              { value: 'function', label: t('procedure.function') },
            ]}
          />
        </div>
        <div className="procedure-field">
          <label htmlFor={`${fieldId}-description`}>{t('description')}</label>
          <Input id={`${fieldId}-description`} value={draft.description} maxLength={500} onChange={({ target }) => change({ description: target.value })} />
        </div>
      </div>
      {dialect && draft.definition === '' && (
        <Button type="link" className="procedure-template" onClick={() => change({ definition: templateOf(dialect, draft.kind, draft.name) })}>
          {t('procedure.template')}
        </Button>
      )}
      <div className="sql-editor procedure-editor">
        <CodeArea label={t('procedure.definition')} language="sql" text={draft.definition} onChange={(definition) => change({ definition })} />
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
      {stored && <ProcedureEdits edits={opened.edits} onPick={(definition) => change({ definition })} />}
    </div>
  );
}
