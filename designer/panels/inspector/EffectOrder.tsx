import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { moveEffect } from '../../model/edits/flow/effect-edits.ts';
import { effectOrderOf } from '../../model/edits/flow/flow-index.ts';
import type { FlowNode } from '../../model/types/flow.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';

/** Where a node that changes something stands among the others that do, and the buttons that change it. */
export function EffectOrder({ node: { id } }: { node: FlowNode }) {
  const { t } = useTranslation('designer-inspector');
  const designer = useDesigner();
  const { definition } = useDesignerState();
  const order = effectOrderOf(definition);
  const place = order.indexOf(id);
  if (place < 0 || order.length < 2) return null;
  const button = (way: 'earlier' | 'later') => (
    <Button
      size="small"
      icon={way === 'earlier' ? <ArrowUpOutlined /> : <ArrowDownOutlined />}
      disabled={moveEffect(definition, id, way) === definition}
      onClick={() => designer.edit(editLabels.effectOrder, (current) => moveEffect(current, id, way))}
    >
      {t(`order.${way}`)}
    </Button>
  );
  return (
    <div className="design-insp-actions" title={t('order.hint')}>
      <span className="design-option-note">{t('order.place', { place: place + 1, count: order.length })}</span>
      {button('earlier')}
      {button('later')}
    </div>
  );
}
