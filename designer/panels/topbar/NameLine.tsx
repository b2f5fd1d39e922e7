import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { texts as labels } from '../../../generated/words/designer-panels/name-line.ts';
import { useCanvas } from '../../canvas/state/use-canvas.ts';
import { fitAfterEdit } from '../../canvas/view/fit-nodes.ts';
import { applyInterfaceLine } from '../../model/quick-entry/apply-interface-line.ts';
import { parseInterfaceLine } from '../../model/quick-entry/parse-interface-line.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';

/**
 * Call name and title in one field, read as it is typed: `Tool.Add 两数相加`, or a whole interface:
 * `Tool.Add(a:int, b:int): sum = a + b // 两数相加`.
 */
export function NameLine() {
  const { t } = useTranslation('designer');
  const text = useText();
  const designer = useDesigner();
  const canvas = useCanvas();
  const { definition, diagnostics, id } = useDesignerState();
  const [typed, setTyped] = useState<string | null>(null);
  const hintId = useId();
  const lineErrors = typed === null || typed.trim() === '' ? [] : parseInterfaceLine(typed, definition.namespace).diagnostics;
  const nameDiagnostic = definition.class === '' ? undefined : diagnostics.find(({ pointer }) => /^\/(namespace|class|method|title)$/.test(pointer));
  const message = lineErrors[0]?.text ?? nameDiagnostic?.text;
  const onChange = (line: string) => {
    setTyped(line);
    const { flow } = designer.state.definition;
    designer.edit(labels.name, (before) => applyInterfaceLine(before, line), 'name-line');
    // A flow that was drawn anew may be larger than what is seen.
    if (designer.state.definition.flow !== flow) fitAfterEdit(canvas);
  };
  return (
    <span className="design-name">
      <Input
        prefix={<span className="design-name-space">{`${definition.namespace}.`}</span>}
        value={typed ?? lineOf(definition)}
        onChange={(event) => onChange(event.target.value)}
        // What could not be read stays to be mended, with what is wrong with it.
        onBlur={() => lineErrors.length === 0 && setTyped(null)}
        placeholder={t('namePlaceholder')}
        status={message ? 'error' : ''}
        autoFocus={id === null}
        spellCheck={false}
        aria-label={t('name')}
        aria-invalid={message !== undefined}
        aria-describedby={hintId}
      />
      <span id={hintId} role="status" className="design-name-hint">
        {message && text(message)}
      </span>
    </span>
  );
}

function lineOf({ class: className, method, title }: InterfaceDefinition): string {
  return className === '' && method === '' ? '' : `${className}.${method}${title === '' ? '' : ` ${title}`}`;
}
