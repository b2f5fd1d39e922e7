import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ref } from 'valtio/vanilla';
import { compareAnswer, expectedAnswer } from '../../../../engine/core/expectation/compare-answer.ts';
import { ApiError } from '../../../../engine/web/index.ts';
import { texts } from '../../../../generated/words/designer-panels/test-cases.ts';
import type { TestRunAnswer } from '../../../calls/run-calls.ts';
import type { RunAnswer } from '../../../calls/verification.ts';
import { removeTest } from '../../../model/edits/interface/test-edits.ts';
import { type Coverage, coverageOf } from '../../../model/evaluate/coverage.ts';
import type { TestCase } from '../../../model/types/definition.ts';
import { showCoverage } from '../../state/case-coverage.ts';
import { testRun } from '../../state/design-calls.ts';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';
import { AnswerPair } from '../run/AnswerPair.tsx';
import { TakeAnswer } from '../run/TakeAnswer.tsx';
import { CaseCoverage } from './CaseCoverage.tsx';
import { CasesFromCsv } from './CasesFromCsv.tsx';

/** Kept calls with the answers they must give, run all at once. */
export function TestCases() {
  const { t } = useTranslation('designer-work');
  const designer = useDesigner();
  const { tests = [] } = useDesignerState().definition;
  const [found, setFound] = useState<ReadonlyMap<TestCase, TestRunAnswer>>(new Map());
  const [coverage, setCoverage] = useState<Coverage | null>(null);
  const [isRunning, setRunning] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  // The form of the parameters stands above: what was found would lie below the foot of the panel.
  useEffect(() => {
    if (coverage) part.current?.scrollIntoView({ block: 'start' });
  }, [coverage]);
  const runAll = async () => {
    setRunning(true);
    setFound(new Map());
    showCoverage(null);
    const { definition } = designer.state;
    const answers: TestRunAnswer[] = [];
    try {
      for (const test of tests) {
        const answer = await testRun({ definition, parameters: test.parameters });
        answers.push(answer);
        setFound((before) => new Map(before).set(test, answer));
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      const reached = answers.length > 0 ? coverageOf(definition.flow, answers) : null;
      setCoverage(reached);
      showCoverage(reached);
      setRunning(false);
    }
  };
  return (
    <div ref={part} className="design-test-cases">
      <div className="design-acts">
        <strong>{t('test.cases', { count: tests.length })}</strong>
        {tests.length > 0 && (
          <Button size="small" loading={isRunning} onClick={() => void runAll()}>
            {t('test.runAll')}
          </Button>
        )}
        <CasesFromCsv />
      </div>
      {coverage && !isRunning && <CaseCoverage coverage={coverage} />}
      <ul>
        {tests.map((test, index) => {
          const answer = found.get(test);
          const hasPassed = answer && isExpected(test, answer);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cases may be alike in everything
            <li key={index}>
              <div className="design-acts">
                {answer &&
                  (hasPassed ? (
                    <CheckCircleFilled className="design-tone-success" aria-label={t('test.passed')} />
                  ) : (
                    <CloseCircleFilled className="design-tone-error" aria-label={t('test.failed')} />
                  ))}
                <span className="design-test-case">{test.title}</span>
                <Button
                  size="small"
                  type="link"
                  onClick={() => {
                    designer.state.testParameters = ref({ ...designer.state.testParameters, ...test.parameters });
                  }}
                >
                  {t('test.fill')}
                </Button>
                <Button size="small" type="link" danger onClick={() => designer.edit(texts.removeLabel, (definition) => removeTest(definition, index))}>
                  {t('test.remove')}
                </Button>
              </div>
              {answer && !hasPassed && (
                <>
                  <AnswerPair
                    left={{ title: t('verify.expected'), value: { ...expectedAnswer(test, answer), msg: answer.msg } }}
                    right={{ title: t('verify.found'), value: answer }}
                  />
                  <TakeAnswer test={test} found={answer} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Schema and time are looked at where the case is run over HTTP. */
function isExpected(test: TestCase, answer: RunAnswer): boolean {
  return compareAnswer(test, answer).length === 0;
}
