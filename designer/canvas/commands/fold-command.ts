import { currentLanguage, notify } from '../../../engine/web/index.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { foldNodes } from '../../model/edits/flow/fold-formula.ts';
import type { Designer } from '../../panels/state/designer.ts';
import type { Canvas } from '../state/canvas.ts';
import { keepVisible } from '../view/keep-visible.ts';

/** Folds the selected nodes into a formula on the port they feed and selects its node; says why not where they cannot be folded. */
export function foldSelection(designer: Designer, canvas: Canvas): void {
  const folded = foldNodes(designer.state.definition, designer.state.selectedNodes);
  if ('reason' in folded) {
    notify('warning', folded.reason[currentLanguage()]);
    return;
  }
  designer.edit(editLabels.foldFormula, () => folded.definition);
  designer.select([folded.port.node]);
  keepVisible(canvas, [folded.port.node]);
}
