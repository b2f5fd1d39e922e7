import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedExample } from '../../../../engine/core/protocol/service-about.ts';

interface ExampleChoiceProps {
  examples: readonly NamedExample[];
  /** Null: the values every interface is shown with. */
  chosen: number | null;
  onChoose(index: number | null): void;
}

/** Calls by name: the chosen one fills the code, the form and the answer. */
export function ExampleChoice({ examples, chosen, onChoose }: ExampleChoiceProps) {
  const { t } = useTranslation('docs');
  const id = useId();
  return (
    <div className="docs-example-choice">
      <label htmlFor={id}>{t('exampleChoice')}</label>
      <select id={id} value={chosen ?? ''} onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}>
        <option value="">{t('exampleMain')}</option>
        {examples.map(({ name, summary }, index) => (
          <option key={name} value={index}>
            {summary ? `${name}: ${summary}` : name}
          </option>
        ))}
      </select>
    </div>
  );
}
