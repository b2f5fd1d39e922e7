import { useTranslation } from 'react-i18next';
import { FailureEditor } from '../../failures/FailureEditor.tsx';
import { ExampleField } from '../../fields/ExampleField.tsx';
import { NameFields } from '../../fields/NameFields.tsx';
import { WordFields } from '../../fields/WordFields.tsx';
import { ParameterEditor } from '../../parameters/ParameterEditor.tsx';
import { ReturnEditor } from '../../parameters/ReturnEditor.tsx';
import { useDesignerState } from '../../state/use-designer.ts';
import { FunctionUses } from './FunctionUses.tsx';

/** The open interface itself: names, words, access, parameters, answer. Its one-line entry is the name in the head. */
export function InterfaceInspector() {
  const { t } = useTranslation('designer-panels');
  const { kind } = useDesignerState().definition;
  return (
    <>
      <h2 className="design-inspector-head">{t(kind === 'function' ? 'function' : 'interface')}</h2>
      <NameFields />
      <WordFields />
      <section className="design-section">
        <h3>{t('parameters.title')}</h3>
        <ParameterEditor isWide={false} />
      </section>
      <section className="design-section">
        <h3>{t('returns.title')}</h3>
        <ReturnEditor isWide={false} />
        <ExampleField />
      </section>
      {kind === 'function' ? (
        <FunctionUses />
      ) : (
        <section className="design-section">
          <h3>{t('failures.title')}</h3>
          <FailureEditor />
        </section>
      )}
    </>
  );
}
