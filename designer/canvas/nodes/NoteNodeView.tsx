import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NodeProps, NodeResizer } from 'reactflow';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { changeNote } from '../../model/edits/flow/note-edits.ts';
import { useDesigner } from '../../panels/state/use-designer.ts';
import type { NoteNode } from '../draw/canvas-node.ts';
import { useCanvas, useCanvasState } from '../state/use-canvas.ts';
import { focusNode } from '../view/focus-node.ts';

/** A sticky note: double click, F2 or Enter to write. */
export const NoteNodeView = memo(function NoteNodeView({ id, data: { note }, selected }: NodeProps<NoteNode>) {
  const { t } = useTranslation('designer-canvas');
  const designer = useDesigner();
  const canvas = useCanvas();
  const { renaming } = useCanvasState();
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    const text = typed;
    setTyped(null);
    if (text !== null) designer.edit(editLabels.changeNote, (definition) => changeNote(definition, id, { text }));
    if (canvas.state.renaming === id) canvas.state.renaming = null;
  };
  return (
    <div className={`design-note ${selected ? 'design-note-selected' : ''}`}>
      <NodeResizer
        isVisible={selected}
        minWidth={96}
        minHeight={48}
        onResizeEnd={(_, { x, y, width, height }) =>
          designer.edit(editLabels.changeNote, (definition) => changeNote(definition, id, { position: { x, y }, size: { width, height } }))
        }
      />
      {renaming === id ? (
        <textarea
          className="nodrag nopan nowheel"
          aria-label={t('note')}
          value={typed ?? note.text}
          ref={(element) => (document.activeElement === element ? undefined : element?.focus())}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
            leave();
            focusNode(canvas, id);
          }}
        />
      ) : (
        <p>{note.text || t('noteEmpty')}</p>
      )}
    </div>
  );
});
