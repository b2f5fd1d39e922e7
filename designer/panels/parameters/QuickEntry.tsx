import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { applyInterfaceLine } from '../../model/quick-entry/apply-interface-line.ts';
import { parseInterfaceLine } from '../../model/quick-entry/parse-interface-line.ts';
import { printInterfaceLine } from '../../model/quick-entry/print-interface-line.ts';
import { Field } from '../parts/Field.tsx';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';

/** The whole interface in one line, where it can be said in one. Enter, or going on elsewhere, makes the interface what the line says. */
export function QuickEntry() {
  const { t } = useTranslation('designer-panels');
  const text = useText();
  const designer = useDesigner();
  const { definition } = useDesignerState();
  const [typed, setTyped] = useState<string | null>(null);
  const [diagnostic] = typed === null || typed.trim() === '' ? [] : parseInterfaceLine(typed, definition.namespace).diagnostics;
  const apply = () => {
    if (typed === null || diagnostic) return;
    if (typed.trim() !== '') designer.edit(editLabels.quickEntry, (current) => applyInterfaceLine(current, typed));
    setTyped(null);
  };
  return (
    <div className="design-quick-entry">
      <Field
        label={t('quick.label')}
        hint={t('quick.hint')}
        {...(diagnostic && { error: t('quick.column', { n: diagnostic.from + 1, text: text(diagnostic.text) }) })}
      >
        {(control) => (
          <Input
            {...control}
            className="design-typed"
            spellCheck={false}
            placeholder="Tool.Add(a:int, b:int): sum = a + b // 两数相加"
            value={typed ?? printInterfaceLine(definition) ?? ''}
            onChange={(event) => setTyped(event.target.value)}
            onPressEnter={(event) => !event.nativeEvent.isComposing && apply()}
            onBlur={apply}
          />
        )}
      </Field>
    </div>
  );
}
