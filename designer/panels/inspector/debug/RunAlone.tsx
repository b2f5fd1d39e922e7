import { CaretRightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../../engine/core/json/json.ts';
import { printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { ApiError, JsonInput } from '../../../../engine/web/index.ts';
import type { TestRunAnswer } from '../../../calls/run-calls.ts';
import { preventsRun } from '../../../model/types/diagnostic.ts';
import type { FlowNode } from '../../../model/types/flow.ts';
import { runAlone } from '../../state/actions.ts';
import { mockNode } from '../../state/debugging.ts';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';
import { lastInputs } from './last-values.ts';

/** Runs the node by itself with the values that stand here, and what stands in its bodies. */
export function RunAlone({ node: { id } }: { node: FlowNode }) {
  const { t } = useTranslation('designer-inspector');
  const designer = useDesigner();
  const { definition, run, diagnostics, busy } = useDesignerState();
  const [typed, setTyped] = useState<{ [port: string]: Json } | null>(null);
  const [answer, setAnswer] = useState<TestRunAnswer | null>(null);
  const inputs = typed ?? lastInputs({ definition, run }, id);
  const start = async () => {
    try {
      setAnswer(await runAlone(designer, id, inputs));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const step = answer?.steps.findLast(({ node }) => node === id);
  return (
    <>
      <label htmlFor={`design-alone-${id}`}>{t('debug.inputs')}</label>
      <JsonInput
        id={`design-alone-${id}`}
        value={inputs}
        allowed="object"
        onChange={(value) => {
          if (typeof value === 'object' && value !== null && !Array.isArray(value)) setTyped(value);
        }}
      />
      <Button size="small" icon={<CaretRightOutlined />} loading={busy === 'running'} disabled={preventsRun(diagnostics)} onClick={() => void start()}>
        {t('debug.runAlone')}
      </Button>
      {answer && (
        <div className="design-debug-answer" role="status">
          {answer.ret === 200 ? (
            <>
              <pre className="design-json-value">{printLossless(step?.outputs ?? null, 1)}</pre>
              {step && (
                <Button size="small" type="link" onClick={() => mockNode(designer, id, { outputs: step.outputs })}>
                  {t('debug.take')}
                </Button>
              )}
            </>
          ) : (
            <span className="design-tone-error">
              {answer.ret} {answer.msg}
            </span>
          )}
        </div>
      )}
    </>
  );
}
