import { CaretRightOutlined } from '@ant-design/icons';
import { Button, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../../engine/web/index.ts';
import { hasErrors } from '../../../model/problem.ts';
import { run } from '../../state/actions.ts';
import { useDesigner, useDesignerState, useShownProblems } from '../../state/use-designer.ts';
import { nodeName } from '../node-name.ts';
import { ParameterForm } from './ParameterForm.tsx';
import { RunResult } from './RunResult.tsx';
import { TestCases } from './TestCases.tsx';
import { writingNodes } from './writing-nodes.ts';
import './test.css';

/** Runs the definition as it is drawn and shows what every node did. */
export default function TestPanel() {
  const { t } = useTranslation('designer-dock');
  const textOf = useText();
  const designer = useDesigner();
  const { definition, problems, busy, run: answer } = useDesignerState();
  const shown = useShownProblems();
  const [isBoth, setBoth] = useState(false);
  const writing = writingNodes(definition);
  return (
    <div className="design-test">
      <section className="design-test-call" aria-label={t('test.parameters')}>
        <ParameterForm />
        <div className="design-acts">
          <Button
            type="primary"
            size="small"
            icon={<CaretRightOutlined />}
            loading={busy === 'running'}
            disabled={hasErrors(problems)}
            title="Ctrl+R"
            onClick={() => void run(designer, { php: isBoth })}
          >
            {t('test.run')}
          </Button>
          <span className="design-hand-edit">
            <Switch id="design-test-php" size="small" checked={isBoth} onChange={setBoth} />
            <label htmlFor="design-test-php">{t('test.php')}</label>
          </span>
        </div>
        {hasErrors(shown) && <p className="design-tone-error">{t('test.hasErrors')}</p>}
        {writing.length > 0 && (
          <p className="design-tone-warning">{t('test.writes', { nodes: writing.map((id) => nodeName(definition, id, textOf)).join(t('test.and')) })}</p>
        )}
        <TestCases />
      </section>
      <section className="design-test-answer" aria-label={t('test.answer')} aria-live="polite" aria-busy={busy === 'running'}>
        {answer ? <RunResult answer={answer} /> : <p className="design-none">{t('test.none')}</p>}
      </section>
    </div>
  );
}
