import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { duplicateNodes } from '../../model/edits/flow/duplicate-nodes.ts';
import { removeNodes, toggleDisabled, togglePinned } from '../../model/edits/flow/node-edits.ts';
import { makeParameters } from '../../model/edits/gestures/make-parameters.ts';
import { pageRows } from '../../model/edits/gestures/page-rows.ts';
import type { FlowNode } from '../../model/types/flow.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';

/** What can be done with one node. */
export function NodeActions({ node }: { node: FlowNode }) {
  const { t } = useTranslation('designer-inspector');
  const designer = useDesigner();
  const { definition } = useDesignerState();
  const { id } = node;
  const duplicate = () => {
    let ids: readonly string[] = [];
    designer.edit(editLabels.duplicate, (current) => {
      const copied = duplicateNodes(current, [id], { x: 32, y: 32 });
      ids = copied.ids;
      return copied.definition;
    });
    designer.select(ids);
  };
  const remove = () => {
    designer.edit(editLabels.remove, (current) => removeNodes(current, [id]));
    designer.select([]);
  };
  const hasFreeInputs = makeParameters(definition, id) !== definition;
  const mayPage = pageRows(definition, id) !== definition;
  return (
    <div className="design-insp-actions">
      {mayPage && (
        <Button size="small" title={t('node.pageRowsHint')} onClick={() => designer.edit(editLabels.pageRows, (current) => pageRows(current, id))}>
          {t('node.pageRows')}
        </Button>
      )}
      {hasFreeInputs && (
        <Button size="small" onClick={() => designer.edit(editLabels.makeParameters, (current) => makeParameters(current, id))}>
          {t('node.makeParameters')}
        </Button>
      )}
      <Button size="small" onClick={() => designer.edit(editLabels.disable, (current) => toggleDisabled(current, [id]))}>
        {t(node.disabled ? 'node.enable' : 'node.disable')}
      </Button>
      <Button
        size="small"
        aria-pressed={node.pinned === true}
        title={t('node.pinHint')}
        onClick={() => designer.edit(editLabels.pin, (current) => togglePinned(current, [id]))}
      >
        {t(node.pinned ? 'node.unpin' : 'node.pin')}
      </Button>
      <Button size="small" onClick={duplicate}>
        {t('node.duplicate')}
      </Button>
      <Button size="small" danger icon={<DeleteOutlined />} aria-label={t('node.remove')} title={t('node.remove')} onClick={remove} />
    </div>
  );
}
