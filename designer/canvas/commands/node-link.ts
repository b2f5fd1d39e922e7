import { copyText, currentLanguage, notify } from '../../../engine/web/index.ts';
import { texts } from '../../../generated/words/designer-canvas/node-link.ts';
import type { Designer } from '../../panels/state/designer.ts';
import type { Canvas } from '../state/canvas.ts';
import { fitNodes } from '../view/fit-nodes.ts';
import { focusNode } from '../view/focus-node.ts';

/** The parameter of an address that names a node. */
const parameter = 'node';

/** Copies the address at which this interface opens with the selected node chosen. */
export async function copyNodeLink({ state: { id, selectedNodes, definition } }: Designer, canvas: Canvas): Promise<void> {
  const node = selectedNodes.find((chosen) => definition.flow.nodes.some((one) => one.id === chosen));
  if (node === undefined) return;
  if (id === null) return canvas.say(texts.saveFirst);
  const { origin, pathname } = window.location;
  const isCopied = await copyText(`${origin}${pathname}?${new URLSearchParams({ [parameter]: node })}`);
  notify(isCopied ? 'success' : 'error', texts[isCopied ? 'copied' : 'notCopied'][currentLanguage()]);
}

/** Chooses the node that the address names, and shows it. */
export function chooseLinked(designer: Designer, canvas: Canvas, search: string): void {
  const node = new URLSearchParams(search).get(parameter);
  if (node === null || !designer.state.definition.flow.nodes.some(({ id }) => id === node)) return;
  designer.select([node]);
  if (canvas.view) fitNodes(canvas, 1, [node]);
  focusNode(canvas, node);
}
