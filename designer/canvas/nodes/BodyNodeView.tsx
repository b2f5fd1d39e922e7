import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NodeProps } from 'reactflow';
import { useText } from '../../../engine/web/index.ts';
import { useDesigner } from '../../panels/state/use-designer.ts';
import type { BodyNode } from '../draw/canvas-node.ts';

import { foldFrame } from '../state/folded-frames.ts';
import { useCanvas } from '../state/use-canvas.ts';

/** What runs in a body: a transaction, a branch, a turn of a loop. Its head takes all of it along. */
export const BodyNodeView = memo(function BodyNodeView({ data: { body } }: NodeProps<BodyNode>) {
  const { t } = useTranslation('designer-canvas');
  const text = useText();
  const canvas = useCanvas();
  const designer = useDesigner();
  return (
    <section className={`design-body design-body-${body.frame.type}`} aria-label={`${text(body.title)} · ${text(body.label)}`}>
      <div className="design-body-head" data-nodes={body.nodes.join(' ')}>
        <span className="design-body-title">{text(body.title)}</span>
        <span>{text(body.label)}</span>
        <Button
          type="text"
          size="small"
          tabIndex={-1}
          className="design-body-fold nodrag"
          icon={<DownOutlined />}
          aria-label={t('foldFrame')}
          title={t('foldFrame')}
          onClick={() => foldFrame(canvas, designer.state.id, body.frame.id, true)}
        />
      </div>
      {body.isEmpty && <p className="design-body-empty">{t('bodyEmpty')}</p>}
    </section>
  );
});
