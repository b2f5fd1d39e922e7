import { CloseOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NodeProps } from 'reactflow';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { renameGroup, ungroup } from '../../model/edits/flow/group-edits.ts';
import { useDesigner } from '../../panels/state/use-designer.ts';
import type { FrameNode } from '../draw/canvas-node.ts';
import { useCanvas, useCanvasState } from '../state/use-canvas.ts';
import { focusNode } from '../view/focus-node.ts';

/** The frame of a group. Its title is the handle: whoever takes it takes all nodes along. */
export const FrameNodeView = memo(function FrameNodeView({ id, data: { group }, selected }: NodeProps<FrameNode>) {
  const { t } = useTranslation('designer-canvas');
  const designer = useDesigner();
  const canvas = useCanvas();
  const { renaming } = useCanvasState();
  const leave = () => {
    canvas.state.renaming = null;
    focusNode(canvas, id);
  };
  const rename = (title: string) => {
    leave();
    designer.edit(editLabels.renameGroup, (definition) => renameGroup(definition, id, title.trim()));
  };
  return (
    <div className={`design-frame ${selected ? 'design-frame-selected' : ''}`}>
      <div className="design-frame-head">
        {renaming === id ? (
          <input
            className="design-step-rename nodrag nopan"
            aria-label={t('groupTitle')}
            defaultValue={group.title}
            ref={(element) => element?.select()}
            onBlur={({ currentTarget }) => rename(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Enter') event.currentTarget.blur();
              if (event.key === 'Escape') leave();
            }}
          />
        ) : (
          <span>{group.title}</span>
        )}
        {selected && (
          <Tooltip title={t('ungroup')}>
            <Button
              type="text"
              size="small"
              className="nodrag"
              tabIndex={-1}
              icon={<CloseOutlined />}
              aria-label={t('ungroup')}
              onClick={() => designer.edit(editLabels.ungroup, (definition) => ungroup(definition, id))}
            />
          </Tooltip>
        )}
      </div>
    </div>
  );
});
