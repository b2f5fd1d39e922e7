import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { nodeTitle } from '../../model/analysis/node-title.ts';
import { renameNode } from '../../model/edits/flow/node-edits.ts';
import type { FlowNode } from '../../model/types/flow.ts';
import { useDesigner } from '../../panels/state/use-designer.ts';
import { useCanvas, useCanvasState } from '../state/use-canvas.ts';
import { focusNode } from '../view/focus-node.ts';

/** A node's name; a double click or F2 turns it into a field. */
export function NodeTitle({ node }: { node: FlowNode }) {
  const { t } = useTranslation('designer-canvas');
  const text = useText();
  const designer = useDesigner();
  const canvas = useCanvas();
  const { renaming } = useCanvasState();
  const title = text(nodeTitle(node));
  if (renaming !== node.id) {
    return (
      <div className="design-step-title" title={title}>
        {title}
      </div>
    );
  }
  const leave = () => {
    canvas.state.renaming = null;
    focusNode(canvas, node.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') {
      event.currentTarget.value = title;
      leave();
    }
  };
  return (
    <input
      className="design-step-title design-step-rename nodrag nopan"
      aria-label={t('title')}
      defaultValue={title}
      maxLength={80}
      ref={(element) => element?.select()}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget: { value } }) => {
        if (value.trim() !== title) designer.edit(editLabels.title, (definition) => renameNode(definition, node.id, value.trim()));
        leave();
      }}
    />
  );
}
