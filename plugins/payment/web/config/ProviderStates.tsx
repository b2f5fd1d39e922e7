import { Alert, Button, Skeleton } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AsideProps, CopyButton, call, StatusTag } from '../../../../engine/web/index.ts';
import { getPayState, type PayState, type ProviderTest, testProvider } from '../../shared/calls.ts';
import './provider-states.css';

/** Milliseconds after the last change of the form: a save is one too. */
const pause = 400;

/** Which provider is live, in which environment, where its notices go, and whether its keys fit. */
export default function ProviderStates({ values }: AsideProps) {
  const { t } = useTranslation('payment');
  const [providers, setProviders] = useState<readonly PayState[] | null>(null);
  const load = useCallback(async () => setProviders((await call(getPayState, {}, { quiet: true })).providers), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved may be another thing once the form is
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), pause);
    return () => clearTimeout(timer);
  }, [values, load]);
  if (!providers) return <Skeleton active paragraph={{ rows: 6 }} />;
  return (
    <section className="pay-states" aria-label={t('config.title')}>
      <h2>{t('config.title')}</h2>
      <p>{t('config.saved')}</p>
      {providers.map((state) => (
        <ProviderState key={state.name} state={state} />
      ))}
    </section>
  );
}

function ProviderState({ state: { name, isOn, environment, isComplete, notice } }: { state: PayState }) {
  const { t } = useTranslation('payment');
  const [test, setTest] = useState<ProviderTest | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      setTest(await call(testProvider, { provider: name }));
    } catch {
      // Said by the dialog of refusals.
      setTest(null);
    } finally {
      setBusy(false);
    }
  };
  const provider = t(`method.${name}`);
  return (
    <div className="pay-state">
      <h3>
        {provider}
        <StatusTag tone={isOn ? (environment === 'sandbox' ? 'warning' : 'success') : 'default'}>
          {isOn ? t(`environment.${environment}`) : t('config.off')}
        </StatusTag>
      </h3>
      <dl>
        <dt>{t('config.notice')}</dt>
        <dd>
          {notice === null ? (
            t('config.noAddress')
          ) : (
            <>
              <code>{notice}</code> <CopyButton text={notice} />
            </>
          )}
        </dd>
      </dl>
      <Button onClick={() => void run()} loading={isBusy} disabled={!isComplete} aria-label={t('config.testOf', { provider })}>
        {t('config.test')}
      </Button>
      {!isComplete && <p>{t('config.incomplete')}</p>}
      <div role="status">
        {test && (
          <Alert
            type={test.isRight ? 'success' : 'error'}
            showIcon
            title={test.isRight ? t('config.right', { environment: t(`environment.${test.environment}`), ms: test.ms }) : test.problem}
          />
        )}
      </div>
    </div>
  );
}
