import { ExperimentOutlined } from '@ant-design/icons';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../engine/core/json/json.ts';
import { ApiError, call } from '../../../engine/web/index.ts';
import { type OpenedProcedure, testProcedure } from '../../calls/procedure-calls.ts';
import { ResultTable } from '../sql/ResultTable.tsx';

type Tried = { rows: Record<string, Json>[]; total: number; milliseconds: number } | { error: string };

/** Calls the procedure with values as somebody types them: numbers, JSON, or text. */
export function ProcedureTest({ id, parameters, hasRun }: { id: number; parameters: OpenedProcedure['parameters']; hasRun: boolean }) {
  const { t } = useTranslation('designer-data');
  const inputs = parameters.filter(({ mode }) => mode !== 'out');
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [tried, setTried] = useState<Tried | null>(null);
  const [isBusy, setBusy] = useState(false);
  const test = async () => {
    setBusy(true);
    try {
      setTried(await call(testProcedure, { id, values: inputs.map(({ name }) => parsedValue(texts[name] ?? '')) }, { quiet: true }));
    } catch (error) {
      setTried({ error: error instanceof ApiError || error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  };
  const names = tried && 'rows' in tried ? Object.keys(tried.rows[0] ?? {}) : [];
  return (
    <section className="sql-main" aria-label={t('procedure.test')}>
      <h2 className="data-heading">{t('procedure.test')}</h2>
      <p className="data-quiet">{t(hasRun ? 'procedure.testNote' : 'procedure.notRun')}</p>
      <div className="sql-bar">
        {inputs.map(({ name, type }) => (
          <Input
            key={name}
            aria-label={name}
            className="procedure-name"
            addonBefore={name}
            placeholder={type}
            value={texts[name] ?? ''}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
          />
        ))}
        <Button icon={<ExperimentOutlined />} loading={isBusy} disabled={!hasRun} onClick={() => void test()}>
          {t('procedure.test')}
        </Button>
      </div>
      {tried && 'error' in tried && <Alert type="error" showIcon title={tried.error} />}
      {tried && 'rows' in tried && (
        <>
          <span role="status">{t('sql.told', { count: tried.total, milliseconds: tried.milliseconds })}</span>
          <ResultTable
            label={t('sql.result')}
            columns={names.map((name) => ({ name, type: tried.rows.some((row) => typeof row[name] === 'number') ? ('number' as const) : ('text' as const) }))}
            rows={tried.rows.map((row) => names.map((name) => row[name] ?? null))}
          />
        </>
      )}
    </section>
  );
}

/** Empty is null. What is no JSON is a text. */
function parsedValue(text: string): Json {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
