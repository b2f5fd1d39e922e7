import { ClockCircleOutlined, PartitionOutlined, PlayCircleOutlined, StopOutlined } from '@ant-design/icons';
import { Alert, Button, InputNumber, Select, Skeleton, Switch } from 'antd';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type PageProps, useText } from '../../../engine/web/index.ts';
import { CodeArea } from '../monaco/CodeArea.tsx';
import { useMonaco } from '../monaco/use-monaco.ts';
import { quotedName } from './quoted-name.ts';
import { SchemaList } from './SchemaList.tsx';
import { SqlHistory } from './SqlHistory.tsx';
import { SqlResult } from './SqlResult.tsx';
import { completeSql } from './sql-completion.ts';
import { useRunSql, useSchemas } from './use-sql.ts';
import '../data/data.css';
import './sql.css';

const editorAddress = 'portico://sql/statement.sql';

/** One statement, run in one of the databases. */
export default function SqlPage({ screen }: PageProps) {
  const { t } = useTranslation('designer-data');
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const { schemas, mayWrite, error, reload } = useSchemas();
  const { outcome, isRunning, run, stop } = useRunSql();
  const [sql, setSql] = useState('');
  const [isWriting, setWriting] = useState(false);
  const [limits, setLimits] = useState({ rows: 500, seconds: 10 });
  const [isHistory, setHistory] = useState(false);
  const queried = search.get('database');
  const schema = schemas?.find(({ name }) => name === queried) ?? schemas?.find(({ refusal }) => refusal === null) ?? schemas?.[0];
  const monaco = useMonaco();
  useEffect(() => {
    if (!monaco || !schema) return;
    const registered = completeSql(monaco.monaco, schema);
    return () => registered.dispose();
  }, [monaco, schema]);
  const options = useMemo(
    () => (schemas ?? []).map(({ name, dialect }) => ({ value: name, label: `${name || t('ownDatabase')} · ${dialectNames[dialect]}` })),
    [schemas, t],
  );
  if (!schemas || !schema)
    return error === null ? <Skeleton active className="design-skeleton" paragraph={{ rows: 8 }} /> : <Alert type="error" showIcon title={error} />;

  const start = async (isPlan: boolean) => {
    if (sql.trim() === '' || isRunning) return;
    const mode = isWriting && !isPlan ? 'write' : 'read';
    if ((await run({ database: schema.name, sql, mode, ...limits }, isPlan)) && mode === 'write') reload();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void start(false);
  };
  const choose = (name: string) => {
    setWriting(false);
    setSearch({ database: name }, { replace: true });
  };
  return (
    <div className="sql-page">
      <header className="data-head">
        <h1>{text(screen.label)}</h1>
        {screen.purpose && <p>{text(screen.purpose)}</p>}
      </header>
      <div className="sql-bar">
        <Select aria-label={t('sql.database')} className="sql-database" value={schema.name} options={options} onChange={choose} />
        {isRunning ? (
          <Button danger icon={<StopOutlined />} onClick={stop}>
            {t('sql.stop')}
          </Button>
        ) : (
          <Button type="primary" icon={<PlayCircleOutlined />} disabled={sql.trim() === '' || schema.refusal !== null} onClick={() => void start(false)}>
            {t('sql.run')}
          </Button>
        )}
        <Button icon={<PartitionOutlined />} disabled={sql.trim() === '' || isRunning || schema.refusal !== null} onClick={() => void start(true)}>
          {t('sql.plan')}
        </Button>
        <Button icon={<ClockCircleOutlined />} onClick={() => setHistory(true)}>
          {t('sql.history')}
        </Button>
        <span className="sql-limits">
          <InputNumber
            aria-label={t('sql.seconds')}
            min={1}
            max={60}
            precision={0}
            prefix={t('sql.atMost')}
            value={limits.seconds}
            suffix={t('sql.secondsUnit')}
            onChange={(seconds) => setLimits({ ...limits, seconds: seconds ?? 10 })}
          />
          <InputNumber
            aria-label={t('sql.rows')}
            min={1}
            max={1_000}
            precision={0}
            prefix={t('sql.atMost')}
            value={limits.rows}
            suffix={t('sql.rowsUnit')}
            onChange={(rows) => setLimits({ ...limits, rows: rows ?? 500 })}
          />
          {mayWrite && schema.name !== '' && (
            // biome-ignore lint/a11y/noLabelWithoutControl: the switch is the control.
            <label className="sql-writing">
              <Switch size="small" checked={isWriting} onChange={setWriting} /> {t('sql.allowWrite')}
            </label>
          )}
        </span>
      </div>
      {schema.refusal !== null && <Alert type="warning" showIcon title={schema.refusal} />}
      {isWriting && <Alert type="warning" showIcon title={t('sql.writeNote')} />}
      <div className="sql-panes">
        <SchemaList schema={schema} onReload={reload} onPick={(table) => setSql(`select *\nfrom ${quotedName(table, schema)}\nlimit 100`)} />
        <div className="sql-main">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the editor inside. */}
          <div className="sql-editor" onKeyDown={onKey}>
            <CodeArea label={t('sql.statement')} language="sql" text={sql} onChange={setSql} address={editorAddress} />
          </div>
          {outcome ? <SqlResult outcome={outcome} /> : <p className="sql-none">{t('sql.start')}</p>}
        </div>
      </div>
      {isHistory && (
        <SqlHistory
          onClose={() => setHistory(false)}
          onPick={(item) => {
            setSql(item.sql);
            choose(item.database);
            setHistory(false);
          }}
        />
      )}
    </div>
  );
}

const dialectNames = { sqlite: 'SQLite', postgres: 'PostgreSQL', mysql: 'MySQL / MariaDB' } as const;
