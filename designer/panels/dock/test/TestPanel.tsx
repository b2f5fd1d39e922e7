import { CaretRightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { preventsRun } from '../../../model/types/diagnostic.ts';
import { run } from '../../state/actions.ts';
import { useDesigner, useDesignerState, useShownDiagnostics } from '../../state/use-designer.ts';
import { RunEffects } from '../run/RunEffects.tsx';
import { RunOptions } from '../run/RunOptions.tsx';
import { RunResult } from '../run/RunResult.tsx';
import { LoggedCalls } from './LoggedCalls.tsx';
import { ParameterForm } from './ParameterForm.tsx';
import { TestCases } from './TestCases.tsx';
import './test.css';

/** Runs the definition as it is drawn and shows what every node did. */
export default function TestPanel() {
  const { t } = useTranslation('designer-work');
  const designer = useDesigner();
  const { diagnostics, busy, run: answer } = useDesignerState();
  const shown = useShownDiagnostics();
  const answered = useRef<HTMLElement>(null);
  // On a narrow page the answer stands below everything else.
  useEffect(() => {
    const panel = answered.current?.closest('.design-dock-panel');
    // `scrollIntoView` would move whatever is around the dock, too.
    if (answer && panel && answered.current) panel.scrollTop += answered.current.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  }, [answer]);
  return (
    <div className="design-test">
      <section className="design-test-call" aria-label={t('test.parameters')}>
        <div className="design-acts design-test-start">
          <Button
            type="primary"
            size="small"
            icon={<CaretRightOutlined />}
            loading={busy === 'running'}
            disabled={preventsRun(diagnostics)}
            title="Ctrl+R"
            onClick={() => void run(designer)}
          >
            {t('test.run')}
          </Button>
          <RunOptions />
        </div>
        {preventsRun(shown) && <p className="design-tone-error">{t('test.hasErrors')}</p>}
        <ParameterForm />
        <RunEffects />
        <TestCases />
        <LoggedCalls />
      </section>
      <section ref={answered} className="design-test-answer" aria-label={t('test.answer')} aria-live="polite" aria-busy={busy === 'running'}>
        {answer ? <RunResult answer={answer} /> : <p className="design-none">{t('test.none')}</p>}
      </section>
    </div>
  );
}
