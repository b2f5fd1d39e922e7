import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataChart, saveBlob } from '../../../engine/web/index.ts';
import type { SqlAnswer } from '../../calls/sql-calls.ts';
import { ResultTable } from './ResultTable.tsx';
import { chartOf, csvOf } from './result-data.ts';
import type { SqlOutcome } from './use-sql.ts';

/** What the last statement came to: its rows, its plan, or why it failed. */
export function SqlResult({ outcome }: { outcome: SqlOutcome }) {
  if ('error' in outcome) return <Alert type="error" showIcon title={outcome.error} className="sql-error" />;
  return <Answered answer={outcome.answer} isPlan={outcome.isPlan} />;
}

function Answered({ answer, isPlan }: { answer: SqlAnswer; isPlan: boolean }) {
  const { t } = useTranslation('designer-data');
  const [look, setLook] = useState<'table' | 'chart'>('table');
  const chart = useMemo(() => (isPlan ? null : chartOf(answer)), [answer, isPlan]);
  const { columns, rows, changed, is_cut, milliseconds } = answer;
  const summary = changed !== null ? t('sql.changed', { count: changed, milliseconds }) : t('sql.told', { count: rows.length, milliseconds });
  return (
    <div className="sql-result">
      <div className="sql-result-head">
        <span role="status">
          {isPlan ? t('sql.planTold', { milliseconds }) : summary}
          {is_cut && <span className="sql-cut"> {t('sql.cut')}</span>}
        </span>
        <span className="sql-result-tools">
          {chart && (
            <Segmented
              size="small"
              value={look}
              onChange={setLook}
              options={[
                { value: 'table', label: t('sql.asTable') },
                { value: 'chart', label: t('sql.asChart') },
              ]}
            />
          )}
          {rows.length > 0 && (
            <Button
              size="small"
              icon={<DownloadOutlined />}
              onClick={() => saveBlob('result.csv', new Blob([csvOf(answer)], { type: 'text/csv;charset=utf-8' }))}
            >
              CSV
            </Button>
          )}
        </span>
      </div>
      {look === 'chart' && chart ? (
        <div className="sql-chart">
          <DataChart as={chart.as} data={chart.data} label={t('sql.chartOf', { columns: columns.map(({ name }) => name).join(', ') })} />
        </div>
      ) : (
        <ResultTable columns={columns} rows={rows} label={t('sql.result')} />
      )}
    </div>
  );
}
