import { CheckCircleFilled, CloseCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ref } from 'valtio/vanilla';
import { expectedAnswer } from '../../../../engine/core/expectation/compare-answer.ts';
import { printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { isSameJson } from '../../../../engine/core/json/same-json.ts';
import { useText } from '../../../../engine/web/index.ts';
import type { Difference, RunAnswer, Verification } from '../../../calls/verification.ts';
import type { TestCase } from '../../../model/types/definition.ts';
import { nodeName } from '../../parts/node-name.ts';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';
import { AnswerPair, JsonPair } from '../run/AnswerPair.tsx';
import { TakeAnswer } from '../run/TakeAnswer.tsx';

/** What the last publish was verified with, and what it ran into. */
export default function VerificationSummary({ verification }: { verification: Verification }) {
  const { t } = useTranslation('designer-work');
  const { tests = [] } = useDesignerState().definition;
  const { inputs, refused, php, because = 'absent', difference, failedTests } = verification;
  return (
    <section className="design-verification" aria-label={t('verify.title')}>
      <p>
        {php === 'different' ? (
          <CloseCircleFilled className="design-tone-error" />
        ) : php === 'same' ? (
          <CheckCircleFilled className="design-tone-success" />
        ) : (
          <InfoCircleFilled className="design-tone-warning" />
        )}{' '}
        {t(`verify.${php}`, { count: inputs, refused, because: t(`verify.because.${because}`) })}
      </p>
      {difference && <CounterExample difference={difference} />}
      {failedTests.map(({ title, expected, found }) => (
        <div key={title} className="design-verification-test">
          <p className="design-acts">
            <span>
              <CloseCircleFilled className="design-tone-error" /> {t('verify.failedTest', { title })}
            </span>
            <TakeAnswer test={tests.find((test) => isOf(test, title, expected, found))} found={found} />
          </p>
          <AnswerPair left={{ title: t('verify.expected'), value: expected }} right={{ title: t('verify.found'), value: found }} />
        </div>
      ))}
    </section>
  );
}

function isOf(test: TestCase, title: string, expected: RunAnswer, found: RunAnswer): boolean {
  const { ret, data } = expectedAnswer(test, found);
  return test.title === title && expected.ret === ret && isSameJson(expected.data, data);
}

function CounterExample({ difference }: { difference: Difference }) {
  const { t } = useTranslation('designer-work');
  const textOf = useText();
  const designer = useDesigner();
  const { definition } = useDesignerState();
  const { parameters, ts, php, node, outside: effects = [] } = difference;
  return (
    <div className="design-verification-test">
      <p className="design-acts">
        <span>{t('verify.counterExample')}</span>
        {node !== undefined && (
          <Button size="small" onClick={() => designer.select([node])}>
            {t('verify.atNode', { node: nodeName(definition, node, textOf) })}
          </Button>
        )}
        <Button
          size="small"
          onClick={() => {
            designer.state.testParameters = ref(parameters);
            designer.showDock('test');
          }}
        >
          {t('verify.tryIt')}
        </Button>
      </p>
      <pre className="design-json-value">{printLossless(parameters, 2)}</pre>
      <AnswerPair left={{ title: 'TypeScript', value: ts }} right={{ title: 'PHP', value: php }} />
      {effects.map((one) => (
        <div key={`${one.what} ${one.table ?? ''}`}>
          <p>{t(`verify.outside.${one.what}`, { table: one.table ?? '' })}</p>
          <JsonPair left={{ title: 'TypeScript', value: one.ts }} right={{ title: 'PHP', value: one.php }} />
        </div>
      ))}
    </div>
  );
}
