import { Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../../engine/core/json/json.ts';
import { JsonInput } from '../../../../engine/web/index.ts';
import type { FlowNode } from '../../../model/types/flow.ts';
import { Switch } from '../../parts/Switch.tsx';
import { mockNode, mockOf, type NodeMock } from '../../state/debugging.ts';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';
import { lastOutputs } from './last-values.ts';

const kinds = ['none', 'outputs', 'failure'] as const;

/** A result, or a failure, that stands in for running the node. */
export function NodeMockForm({ node: { id, type } }: { node: FlowNode }) {
  const { t } = useTranslation('designer-inspector');
  const designer = useDesigner();
  const { pins, failing } = useDesignerState();
  const mock = mockOf({ pins, failing }, id);
  const kind = mock === null ? 'none' : 'outputs' in mock ? 'outputs' : 'failure';
  const set = (next: NodeMock) => mockNode(designer, id, next);
  const choose = (next: (typeof kinds)[number]) =>
    set(next === 'none' ? null : next === 'outputs' ? { outputs: lastOutputs(designer.state, id) } : { failure: { ret: 500, msg: t('debug.failureMessage') } });
  if (type === 'return') return null;
  return (
    <>
      <Switch label={t('debug.mock')} value={kind} onChange={choose} options={kinds.map((value) => ({ value, label: t(`debug.${value}`) }))} />
      {mock && 'outputs' in mock && (
        <JsonInput
          id={`design-mock-${id}`}
          value={mock.outputs as Json}
          allowed="object"
          onChange={(value) => {
            if (typeof value === 'object' && value !== null && !Array.isArray(value)) set({ outputs: value });
          }}
        />
      )}
      {mock && 'failure' in mock && (
        <div className="design-debug-failure">
          <InputNumber
            size="small"
            min={1}
            max={99_999}
            precision={0}
            aria-label="ret"
            value={mock.failure.ret}
            onChange={(ret) => set({ failure: { ...mock.failure, ret: ret ?? 500 } })}
          />
          <Input
            size="small"
            aria-label={t('debug.message')}
            value={mock.failure.msg}
            onChange={({ target }) => set({ failure: { ...mock.failure, msg: target.value } })}
          />
        </div>
      )}
    </>
  );
}
