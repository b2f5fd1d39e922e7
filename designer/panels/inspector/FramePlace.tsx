import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { texts } from '../../../generated/words/designer-panels/frame-place.ts';
import { nodeTitle } from '../../model/analysis/node-title.ts';
import { flowIndex } from '../../model/edits/flow/flow-index.ts';
import { bodiesIn, putInto } from '../../model/edits/flow/frame-edits.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { FlowNode } from '../../model/types/flow.ts';
import { Field } from '../parts/Field.tsx';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';

/** The transaction, branch or loop a node runs in. */
export function FramePlace({ node }: { node: FlowNode }) {
  const { t } = useTranslation('designer-inspector');
  const text = useText();
  const designer = useDesigner();
  const { definition } = useDesignerState();
  const index = flowIndex(definition);
  const bodies = definition.flow.nodes.flatMap((frame) => {
    if (isIn(definition, frame, node.id)) return [];
    return bodiesIn(frame).map((port) => {
      const label = index.input({ node: frame.id, port })?.label;
      return { value: `${frame.id}:${port}`, label: `${text(nodeTitle(frame))} · ${label ? text(label) : port}` };
    });
  });
  if (node.type === 'return' || node.type === 'parameter' || bodies.length === 0) return null;
  const put = (value: string) => {
    const [frame = '', port = ''] = value.split(':');
    designer.edit(texts.place, (current) => putInto(current, [node.id], value === '' ? undefined : { node: frame, port }));
  };
  return (
    <Field label={t('frame.place')} hint={t('frame.hint')}>
      {(control) => (
        <Select
          {...control}
          size="small"
          value={node.within ? `${node.within.node}:${node.within.port}` : ''}
          options={[{ value: '', label: t('frame.none') }, ...bodies]}
          onChange={put}
        />
      )}
    </Field>
  );
}

/** Whether a node is that one, or stands in it. */
function isIn({ flow }: InterfaceDefinition, node: FlowNode, id: string): boolean {
  const seen = new Set<string>();
  for (let at: FlowNode | undefined = node; at && !seen.has(at.id); ) {
    if (at.id === id) return true;
    seen.add(at.id);
    const frame: string | undefined = at.within?.node;
    at = flow.nodes.find((one) => one.id === frame);
  }
  return false;
}
