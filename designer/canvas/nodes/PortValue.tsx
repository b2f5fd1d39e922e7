import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Text } from '../../../engine/core/text/text.ts';
import { useText } from '../../../engine/web/index.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { setPortFormula, setPortValue } from '../../model/edits/flow/node-edits.ts';
import { parseTypedValue, printTypedValue } from '../../model/quick-entry/typed-value.ts';
import { useDesigner } from '../../panels/state/use-designer.ts';
import type { PortView } from '../draw/node-view.ts';
import { useCanvas } from '../state/use-canvas.ts';
import { focusNode } from '../view/focus-node.ts';

/** The value of an input without an edge, typed right into the node. @param word the type's, shown while it is empty */
export function PortValue({ node, port, word }: { node: string; port: PortView; word: string }) {
  const { t } = useTranslation('designer-canvas');
  const text = useText();
  const designer = useDesigner();
  const canvas = useCanvas();
  const stored = port.formula === undefined ? printTypedValue(port.type, port.value) : `=${port.formula}`;
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<Text | null>(null);
  const reset = () => {
    setTyped(null);
    setError(null);
  };
  const commit = () => {
    if (typed === null) return;
    const formula = /^\s*[=＝](.*)$/s.exec(typed)?.[1];
    if (formula !== undefined || port.formula !== undefined) {
      reset();
      const next = typed === stored ? port.formula : formula?.trim();
      designer.edit(editLabels.formula, (definition) => setPortFormula(definition, node, port.name, next));
      if (formula !== undefined) return;
    }
    const parsed = parseTypedValue(port.type, typed);
    if ('error' in parsed) return setError(parsed.error);
    setTyped(null);
    setError(null);
    if (typed !== stored) designer.edit(editLabels.value, (definition) => setPortValue(definition, node, port.name, parsed.value));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') {
      reset();
      focusNode(canvas, node);
    }
  };
  return (
    <input
      className={port.formula === undefined ? 'design-port-value nodrag nopan' : 'design-port-value design-port-formula nodrag nopan'}
      tabIndex={-1}
      aria-label={t('valueOf', { name: port.name })}
      aria-invalid={error !== null}
      title={error ? text(error) : port.formula}
      placeholder={port.default === undefined || port.default === null ? word : printTypedValue(port.type, port.default)}
      value={typed ?? stored}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
