import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../../engine/core/json/json.ts';
import { printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { JsonInput, useText } from '../../../../engine/web/index.ts';
import type { TestRunAnswer } from '../../../calls/run-calls.ts';
import { nodeName } from '../../parts/node-name.ts';
import { mockNode } from '../../state/debugging.ts';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';

/** Rows shown; a loop can make thousands of steps. */
const mostRows = 200;

type Steps = TestRunAnswer['steps'];

/** What every node did, in order. Stepping through shows the values there were up to a node and selects it. */
export function RunSteps({ steps, dropped }: { steps: Steps; dropped: number }) {
  const { t } = useTranslation('designer-work');
  const designer = useDesigner();
  const { selectedNodes } = useDesignerState();
  const [chosen, setChosen] = useState<{ steps: Steps; at: number } | null>(null);
  // Another run begins with all its steps again.
  const at = chosen?.steps === steps ? chosen.at : null;
  const counts = Map.groupBy(steps, ({ node }) => node);
  const last = steps.length - 1;
  const go = (index: number) => {
    setChosen({ steps, at: index });
    const step = steps[index];
    if (step) designer.select([step.node]);
  };
  if (steps.length === 0) return null;
  return (
    <div className="design-steps">
      <div className="design-acts">
        <strong>{t('test.steps', { count: steps.length + dropped })}</strong>
        <Button
          size="small"
          icon={<LeftOutlined />}
          aria-label={t('test.previous')}
          title={t('test.previous')}
          disabled={at === 0}
          onClick={() => go(at === null ? last : at - 1)}
        />
        <Button
          size="small"
          icon={<RightOutlined />}
          aria-label={t('test.next')}
          title={t('test.next')}
          disabled={at === last}
          onClick={() => go(at === null ? 0 : at + 1)}
        />
        {at !== null && (
          <>
            <span className="p-digits">{t('test.at', { at: at + 1, of: steps.length })}</span>
            <Button size="small" type="link" onClick={() => setChosen(null)}>
              {t('test.all')}
            </Button>
          </>
        )}
      </div>
      <div className="design-steps-scroll">
        <table>
          <thead>
            <tr>
              <th>{t('test.node')}</th>
              <th>{t('test.values')}</th>
              <th className="design-steps-number">{t('test.milliseconds')}</th>
              <th className="design-steps-number">{t('test.times')}</th>
              <th />
            </tr>
          </thead>
          <tbody>
            {steps.slice(0, Math.max(mostRows, (at ?? 0) + 1)).map((step, index) => (
              <StepRow
                // biome-ignore lint/suspicious/noArrayIndexKey: steps have an order and nothing else
                key={index}
                step={step}
                times={counts.get(step.node)?.length ?? 1}
                isSelected={at === null ? selectedNodes.includes(step.node) : index === at}
                isAhead={at !== null && index > at}
                onSelect={() => designer.select([step.node])}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface StepRowProps {
  step: Steps[number];
  times: number;
  isSelected: boolean;
  isAhead: boolean;
  onSelect(): void;
}

function StepRow({ step, times, isSelected, isAhead, onSelect }: StepRowProps) {
  const { t } = useTranslation('designer-work');
  const textOf = useText();
  const designer = useDesigner();
  const { definition, pins } = useDesignerState();
  const { node, outputs, milliseconds, failure, isPinned } = step;
  const pinned = pins[node];
  const pin = (outputs: Record<string, unknown> | null) => mockNode(designer, node, outputs && { outputs });
  return (
    <tr className={[isSelected && 'design-step-selected', isAhead && 'design-step-ahead'].filter(Boolean).join(' ')} aria-current={isSelected || undefined}>
      <td>
        <button type="button" className="design-step-node" onClick={onSelect}>
          {nodeName(definition, node, textOf)}
        </button>
        {isPinned && <span className="p-second"> {t('test.wasPinned')}</span>}
      </td>
      <td className="design-step-values">
        {failure ? (
          <span className="design-tone-error">
            {failure.ret} {failure.msg}
          </span>
        ) : isAhead ? (
          '…'
        ) : pinned ? (
          <JsonInput
            id={`design-pin-${node}`}
            value={pinned as Json}
            allowed="object"
            onChange={(value) => {
              if (typeof value === 'object' && value !== null && !Array.isArray(value)) pin(value);
            }}
          />
        ) : (
          Object.entries(outputs).map(([port, value]) => (
            <span key={port} className="design-step-value">
              <span className="p-second">{port}</span> <code>{short(value)}</code>
            </span>
          ))
        )}
      </td>
      <td className="design-steps-number p-digits">{milliseconds.toFixed(2)}</td>
      <td className="design-steps-number p-digits">{times}</td>
      <td>
        {!failure && (
          <Button size="small" type="text" aria-pressed={pinned !== undefined} onClick={() => pin(pinned ? null : outputs)}>
            {t(pinned ? 'test.unpin' : 'test.pin')}
          </Button>
        )}
      </td>
    </tr>
  );
}

function short(value: unknown): string {
  const text = printLossless(value);
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}
