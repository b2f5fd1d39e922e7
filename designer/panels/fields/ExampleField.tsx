import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../engine/core/json/json.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { setExample } from '../../model/edits/interface/test-edits.ts';
import { Field } from '../parts/Field.tsx';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';

/** Example of the answer's `data`. What is not JSON stays in the field and never reaches the definition. */
export function ExampleField() {
  const { t } = useTranslation('designer-panels');
  const designer = useDesigner();
  const { example } = useDesignerState().definition;
  const [typed, setTyped] = useState<{ text: string; stored: Json } | null>(null);
  const shown = typed !== null && typed.stored === example ? typed.text : example === null ? '' : JSON.stringify(example, null, 2);
  const isWrong = jsonOf(shown) === undefined;
  const change = (text: string) => {
    const value = jsonOf(text);
    setTyped({ text, stored: value ?? example });
    if (value !== undefined) designer.edit(editLabels.field, (current) => setExample(current, value), 'field.example');
  };
  return (
    <Field label={t('fields.example')} hint={t('fields.exampleHint')} pointer="/example" {...(isWrong && { error: t('json.wrong') })}>
      {(control) => (
        <Input.TextArea
          {...control}
          className="design-typed"
          spellCheck={false}
          autoSize={{ minRows: 3, maxRows: 16 }}
          value={shown}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Undefined where the text is no JSON; an empty text is no example. */
function jsonOf(text: string): Json | undefined {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
