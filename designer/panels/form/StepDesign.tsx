import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../../engine/web/index.ts';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { changeDefinition } from '../../model/edits/interface/definition-edits.ts';
import { interfaceKinds } from '../../model/types/definition.ts';
import { InlineDiagnostics } from '../dock/diagnostics/InlineDiagnostics.tsx';
import { FailureEditor } from '../failures/FailureEditor.tsx';
import { ExampleField } from '../fields/ExampleField.tsx';
import { NameFields } from '../fields/NameFields.tsx';
import { PathField } from '../fields/PathField.tsx';
import { TableFields } from '../fields/TableFields.tsx';
import { WordFields } from '../fields/WordFields.tsx';
import { ParameterEditor } from '../parameters/ParameterEditor.tsx';
import { QuickEntry } from '../parameters/QuickEntry.tsx';
import { ReturnEditor } from '../parameters/ReturnEditor.tsx';
import { Field } from '../parts/Field.tsx';
import { useDesigner, useDesignerState, useShownDiagnostics } from '../state/use-designer.ts';
import { NoneOnPurpose } from './NoneOnPurpose.tsx';

/** Step 1: everything that is said of the interface; its logic is drawn in the other views. */
export function StepDesign() {
  const { t } = useTranslation('designer-panels');
  const designer = useDesigner();
  const { definition } = useDesignerState();
  const diagnostics = useShownDiagnostics();
  const isWide = !useIsNarrow();
  const unplaced = diagnostics.filter(({ pointer }) => pointer.startsWith('/flow'));
  return (
    <>
      <QuickEntry />
      <section className="design-section">
        <h3>{t('form.names')}</h3>
        <NameFields />
        <PathField />
        <WordFields />
        <Field label={t('fields.kind')} pointer="/kind" hint={t(`kinds.${definition.kind}Hint`)}>
          {({ id }) => (
            <Segmented
              id={id}
              aria-label={t('fields.kind')}
              value={definition.kind}
              onChange={(kind) => designer.edit(editLabels.field, (current) => changeDefinition(current, { kind }))}
              options={interfaceKinds.map((value) => ({ value, label: t(`kinds.${value}`), disabled: value === 'data' && !definition.table }))}
            />
          )}
        </Field>
      </section>
      {definition.table && <TableFields table={definition.table} />}
      <section className="design-section">
        <h3>{t('parameters.title')}</h3>
        <ParameterEditor isWide={isWide} />
        <NoneOnPurpose list="parameters" />
      </section>
      <section className="design-section">
        <h3>{t('returns.title')}</h3>
        <ReturnEditor isWide={isWide} />
        <NoneOnPurpose list="returns" />
        <ExampleField />
      </section>
      <section className="design-section">
        <h3>{t('failures.title')}</h3>
        <FailureEditor />
      </section>
      {unplaced.length > 0 && (
        <section className="design-section">
          <h3>{t('form.flow')}</h3>
          <InlineDiagnostics diagnostics={unplaced} />
          <p className="design-field-hint">{t('form.flowHint')}</p>
        </section>
      )}
    </>
  );
}
