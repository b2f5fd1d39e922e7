import { useTranslation } from 'react-i18next';
import { useLanguage, useText } from '../../../engine/web/index.ts';
import { nodeTitle } from '../../model/analysis/node-title.ts';
import type { FlowNode } from '../../model/types/flow.ts';
import { nodeSummary } from '../../panels/parts/node-words.ts';
import { presentNode, useFunctions } from '../../panels/state/known-functions.ts';
import { useDesigner, useDesignerState } from '../../panels/state/use-designer.ts';
import { ChoiceList } from '../quick-add/ChoiceList.tsx';
import { useCanvas, useCanvasState } from '../state/use-canvas.ts';
import { focusNode } from '../view/focus-node.ts';

/** Ctrl+F: goes to a node by its name, setting or id. */
export function FindNode() {
  const { isFinding } = useCanvasState();
  return isFinding && <Finder />;
}

function Finder() {
  const { t } = useTranslation('designer-canvas');
  const text = useText();
  const language = useLanguage();
  const designer = useDesigner();
  const canvas = useCanvas();
  const { definition } = useDesignerState();
  const functions = useFunctions(definition.flow.nodes.some(({ type }) => type === 'function'));
  const nodes = definition.flow.nodes.map((node) => presentNode(functions, node));
  const words = (node: FlowNode) => [text(nodeTitle(node)), nodeSummary(node, language), node.id, node.note ?? ''].join(' ').toLowerCase();
  const leave = () => {
    canvas.state.isFinding = false;
    canvas.host?.focus({ preventScroll: true });
  };
  return (
    <div className="design-popover design-finder" role="dialog" aria-label={t('findNode')}>
      <ChoiceList
        label={t('findNode')}
        placeholder={t('findNode')}
        empty={t('nothingFound')}
        find={(typed) => nodes.filter((node) => words(node).includes(typed.trim().toLowerCase())).slice(0, 50)}
        keyOf={({ id }) => id}
        render={(node) => (
          <>
            <span>{text(nodeTitle(node))}</span>
            <small>{nodeSummary(node, language)}</small>
          </>
        )}
        onChoose={({ id }) => {
          canvas.state.isFinding = false;
          designer.select([id]);
          focusNode(canvas, id);
        }}
        onLeave={leave}
      />
    </div>
  );
}
