import { Segmented } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, CodeBlock } from '../../../engine/web/index.ts';
import { createTableSql } from '../../codegen/sql/create-table.ts';
import { type SqlDialect, sqlDialects } from '../../codegen/sql/sql-dialects.ts';
import type { TableSpec } from '../../model/types/definition.ts';
import { tableSqlOf } from './data-calls.ts';

const dialectNames: Record<SqlDialect, string> = { mysql: 'MySQL', postgres: 'PostgreSQL', sqlite: 'SQLite' };
/** Milliseconds without a key stroke until the server is asked. */
const rest = 250;

/** The SQL that publishing runs, as the server says it; and the table in the dialects, for other databases. */
export function TableSql({ table, isValid }: { table: TableSpec; isValid: boolean }) {
  const { t } = useTranslation('designer-data');
  const [chosen, setChosen] = useState<SqlDialect | 'run'>('run');
  const [planned, setPlanned] = useState<{ dialect: SqlDialect; statements: string[] } | null>(null);
  const request = isValid ? JSON.stringify(table) : null;
  useEffect(() => {
    setPlanned(null);
    if (request === null) return;
    let isGone = false;
    const timer = setTimeout(() => {
      tableSqlOf(JSON.parse(request) as TableSpec).then(
        (found) => !isGone && setPlanned(found),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
        },
      );
    }, rest);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [request]);
  const shown =
    chosen === 'run' ? (planned?.statements.map((statement) => `${statement.trim().replace(/;$/, '')};`).join('\n') ?? '') : createTableSql(table, chosen).text;
  return (
    <>
      <div className="data-sql-head">
        <h2 className="data-heading">SQL</h2>
        <Segmented
          size="small"
          value={chosen}
          onChange={setChosen}
          options={[{ value: 'run' as const, label: t('sqlRun') }, ...sqlDialects.map((value) => ({ value, label: dialectNames[value] }))]}
          aria-label={t('dialect')}
        />
      </div>
      <p className="data-quiet">
        {chosen !== 'run'
          ? t('sqlElsewhere')
          : planned && t(planned.statements.length === 0 ? 'sqlNone' : 'sqlRunHint', { dialect: dialectNames[planned.dialect] })}
      </p>
      {shown !== '' && <CodeBlock text={shown} />}
    </>
  );
}
