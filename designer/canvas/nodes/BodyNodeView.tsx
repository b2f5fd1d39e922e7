import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NodeProps } from 'reactflow';
import { useText } from '../../../engine/web/index.ts';
import type { BodyNode } from '../draw/canvas-node.ts';

/** What runs in a body: a transaction, a branch, a turn of a loop. Its head takes all of it along. */
export const BodyNodeView = memo(function BodyNodeView({ data: { body } }: NodeProps<BodyNode>) {
  const { t } = useTranslation('designer-canvas');
  const text = useText();
  return (
    <section className={`design-body design-body-${body.frame.type}`} aria-label={`${text(body.title)} · ${text(body.label)}`}>
      <div className="design-body-head" data-nodes={body.nodes.join(' ')}>
        <span className="design-body-title">{text(body.title)}</span>
        <span>{text(body.label)}</span>
      </div>
      {body.isEmpty && <p className="design-body-empty">{t('bodyEmpty')}</p>}
    </section>
  );
});
