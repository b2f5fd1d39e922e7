import { CaretRightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { isSameJson } from '../../../../engine/core/json/same-json.ts';
import { CopyButton, formatMoment, useText } from '../../../../engine/web/index.ts';
import { texts } from '../../../../generated/words/designer-panels/run-result.ts';
import type { TestRunAnswer } from '../../../calls/run-calls.ts';
import { setExample } from '../../../model/edits/interface/test-edits.ts';
import { nodeName } from '../../parts/node-name.ts';
import { run } from '../../state/actions.ts';
import { useDesigner } from '../../state/use-designer.ts';
import { AnswerPair } from './AnswerPair.tsx';
import { RunSteps } from './RunSteps.tsx';
import { SaveTest } from './SaveTest.tsx';

/** The answer of a run, what the other language says, and the steps. */
export function RunResult({ answer }: { answer: TestRunAnswer }) {
  const { t } = useTranslation('designer-work');
  const designer = useDesigner();
  const { ret, steps, dropped, replay, stopped } = answer;
  const textOf = useText();
  return (
    <>
      {replay && (
        <p className="p-second">
          {t('logged.replayed', { time: formatMoment(replay.time), bundle: replay.bundle.slice(0, 8) })}{' '}
          <span className={replay.ret === ret ? 'design-tone-success' : 'design-tone-error'}>
            {t(replay.ret === ret ? 'logged.sameRet' : 'logged.otherRet', { ret: replay.ret })}
          </span>
        </p>
      )}
      {stopped !== undefined && (
        <div className="design-acts design-run-stopped">
          <strong>{t('test.stopped', { node: nodeName(designer.state.definition, stopped, textOf) })}</strong>
          <Button size="small" type="primary" icon={<CaretRightOutlined />} onClick={() => void run(designer, { isGoingOn: true })}>
            {t('test.goOn')}
          </Button>
        </div>
      )}
      {stopped === undefined && <RunAnswerView answer={answer} />}
      <RunSteps steps={steps} dropped={dropped} />
    </>
  );
}

/** What came back, and what can be done with it. */
function RunAnswerView({ answer }: { answer: TestRunAnswer }) {
  const { t } = useTranslation('designer-work');
  const designer = useDesigner();
  const { ret, data, msg, milliseconds, php, undone: rolledBack } = answer;
  const isDifferent = php && 'ret' in php && !(php.ret === ret && isSameJson(php.data, data));
  const text = printLossless(data, 2);
  return (
    <>
      <div className="design-acts">
        <strong className={ret === 200 ? 'design-tone-success' : 'design-tone-error'}>ret {ret}</strong>
        {msg !== '' && <span className="design-test-msg">{msg}</span>}
        <span className="p-second p-digits">{t('test.time', { ms: milliseconds })}</span>
        {rolledBack > 0 && <span className="p-second">{t('test.undone', { count: rolledBack })}</span>}
        {php && 'skipped' in php && <span className="design-tone-warning">{t('test.phpSkipped')}</span>}
        {php && 'ret' in php && (
          <span className={isDifferent ? 'design-tone-error' : 'design-tone-success'}>{t(isDifferent ? 'test.phpDifferent' : 'test.phpSame')}</span>
        )}
        <span className="design-code-end">
          <SaveTest answer={answer} />
          {ret === 200 && (
            <Button size="small" onClick={() => designer.edit(texts.exampleLabel, (definition) => setExample(definition, data))}>
              {t('test.useAsExample')}
            </Button>
          )}
        </span>
      </div>
      {php && 'ret' in php ? (
        <AnswerPair left={{ title: 'TypeScript', value: { ret, data, msg } }} right={{ title: 'PHP', value: php }} />
      ) : (
        <div className="design-test-data">
          <pre className="design-json-value">{text}</pre>
          <CopyButton text={text} />
        </div>
      )}
    </>
  );
}
