import { useEffect } from 'react';
import { fillText } from '../../../engine/core/text/text.ts';
import { currentLanguage, notify } from '../../../engine/web/index.ts';
import { texts as canvasLabels } from '../../../generated/words/designer-canvas/canvas-labels.ts';
import { texts } from '../../../generated/words/designer-canvas/use-clipboard.ts';
import { copyNodes, pasteNodes } from '../../model/edits/gestures/clipboard.ts';
import type { Designer } from '../../panels/state/designer.ts';
import { mayListen } from '../keys/listening.ts';
import type { Canvas } from '../state/canvas.ts';
import { focusNode } from '../view/focus-node.ts';
import { withoutSelection } from './selection-commands.ts';

/** Copy, cut and paste of nodes as JSON text by the browser's own events: they need no permission and reach other tabs and people. */
export function useClipboard(designer: Designer, canvas: Canvas, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    // The event comes from where a caret was left last, which may be far from the node that has the focus.
    const isOurs = ({ defaultPrevented }: ClipboardEvent) =>
      !defaultPrevented &&
      designer.state.view === 'graph' &&
      mayListen('graph', 'Ctrl+C', document.activeElement, canvas.host) &&
      (canvas.host?.contains(document.activeElement) || getSelection()?.isCollapsed !== false);
    const copy = (event: ClipboardEvent) => {
      const { definition, selectedNodes, selectedEdges } = designer.state;
      if (!isOurs(event) || selectedNodes.length === 0) return;
      event.clipboardData?.setData('text/plain', copyNodes(definition, selectedNodes));
      event.preventDefault();
      canvas.say(fillText(texts.copied, { count: selectedNodes.length }));
      if (event.type === 'cut') designer.edit(canvasLabels.cut, (before) => withoutSelection(before, selectedNodes, selectedEdges));
    };
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!isOurs(event) || text === '') return;
      event.preventDefault();
      const pasted = pasteNodes(designer.state.definition, text, canvas.toFlow(canvas.pointer ?? canvas.middle()));
      if ('error' in pasted) return notify('warning', pasted.error[currentLanguage()]);
      designer.edit(canvasLabels.paste, () => pasted.definition);
      designer.select(pasted.ids);
      canvas.say(fillText(texts.pasted, { count: pasted.ids.length }));
      if (pasted.ids[0] !== undefined) focusNode(canvas, pasted.ids[0]);
    };
    document.addEventListener('copy', copy);
    document.addEventListener('cut', copy);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('cut', copy);
      document.removeEventListener('paste', paste);
    };
  }, [designer, canvas, isActive]);
}
