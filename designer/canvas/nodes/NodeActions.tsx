import {
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  FunctionOutlined,
  PlayCircleOutlined,
  PushpinFilled,
  PushpinOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NodeToolbar, Position } from 'reactflow';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { toggleDisabled, togglePinned } from '../../model/edits/flow/node-edits.ts';
import { useDesigner, useDesignerState } from '../../panels/state/use-designer.ts';
import { editSelected } from '../commands/edit-selected.ts';
import { parametersOfNodes } from '../commands/parameters-of-nodes.ts';
import { duplicateSelection, removeSelection } from '../commands/selection-commands.ts';
import type { NodeView } from '../draw/node-view.ts';
import { useCanvas } from '../state/use-canvas.ts';

/** What can be done with the one selected node. */
export default function NodeActions({ view }: { view: NodeView }) {
  const { t } = useTranslation('designer-canvas');
  const designer = useDesigner();
  const canvas = useCanvas();
  const { selectedNodes } = useDesignerState();
  if (selectedNodes.length !== 1) return null;
  const { node, freeInputs } = view;
  return (
    <NodeToolbar position={Position.Top} offset={4} className="design-actions" role="toolbar" aria-label={t('actions')}>
      <Action icon={<EditOutlined />} label={t('edit')} onClick={() => editSelected(designer, canvas)} />
      {freeInputs > 0 && <Action icon={<FunctionOutlined />} label={t('makeParameters')} onClick={() => parametersOfNodes(designer, canvas, [node.id])} />}
      <Action icon={<CopyOutlined />} label={t('duplicate')} onClick={() => duplicateSelection(designer, canvas)} />
      <Action
        icon={node.disabled ? <PlayCircleOutlined /> : <StopOutlined />}
        label={t(node.disabled ? 'enable' : 'disable')}
        onClick={() => designer.edit(editLabels.disable, (definition) => toggleDisabled(definition, [node.id]))}
      />
      <Action
        icon={node.pinned ? <PushpinFilled /> : <PushpinOutlined />}
        label={t(node.pinned ? 'unpin' : 'pin')}
        onClick={() => designer.edit(editLabels.pin, (definition) => togglePinned(definition, [node.id]))}
      />
      <Action icon={<DeleteOutlined />} label={t('delete')} onClick={() => removeSelection(designer, canvas)} />
    </NodeToolbar>
  );
}

function Action({ icon, label, onClick }: { icon: ReactNode; label: string; onClick(): void }) {
  return (
    <Tooltip title={label}>
      <Button type="text" size="small" icon={icon} aria-label={label} onClick={onClick} />
    </Tooltip>
  );
}
