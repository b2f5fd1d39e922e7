import { Button, Steps } from 'antd';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../engine/web/index.ts';
import { hasErrors } from '../../model/types/diagnostic.ts';
import { usePointed } from '../parts/use-pointed.ts';
import { useDesigner } from '../state/use-designer.ts';
import { isSameCode, unsaid, useFormState } from './form-state.ts';
import { StepCode } from './StepCode.tsx';
import { StepDesign } from './StepDesign.tsx';
import { StepSave } from './StepSave.tsx';
import '../fields/form.css';

const steps = ['design', 'code', 'save'] as const;

/** The classic three steps: interface design, generate code, save code. */
export default function FormView() {
  const { t } = useTranslation('designer-inspector');
  const designer = useDesigner();
  const { form, shown } = useFormState();
  const host = usePointed();
  /** Code needs a sound definition, saving needs the code of this definition. */
  const go = (step: number) => {
    const { definition, diagnostics } = designer.state;
    if (step >= 1 && hasErrors(diagnostics)) {
      designer.state.isPristine = false;
      const first = diagnostics.find(({ severity }) => severity === 'error');
      form.step = 0;
      notify('warning', t('steps.mend'));
      designer.state.pointer = first?.pointer ?? null;
      return;
    }
    const [missing] = unsaid(form, definition);
    if (step >= 1 && missing) {
      form.step = 0;
      notify('warning', t(`steps.unsaid.${missing}`));
      designer.state.pointer = `/${missing}`;
      return;
    }
    if (step === 2 && (!form.generated || !isSameCode(form.generated.definition, definition))) {
      form.step = 1;
      notify('warning', t('steps.generateFirst'));
      return;
    }
    form.step = step === 0 ? 0 : step === 1 ? 1 : 2;
  };
  return (
    <div ref={host} className="design-form">
      <Steps current={shown.step} onChange={go} responsive={false} size="small" items={steps.map((name) => ({ title: t(`steps.${name}`) }))} />
      <div className="design-form-body">
        {shown.step === 0 && <StepDesign />}
        {shown.step === 1 && <StepCode />}
        {shown.step === 2 && <StepSave />}
      </div>
      <footer className="design-form-foot">
        {shown.step > 0 && <Button onClick={() => go(shown.step - 1)}>{t('steps.back')}</Button>}
        {shown.step < 2 && (
          <Button type="primary" onClick={() => go(shown.step + 1)}>
            {t('steps.next', { name: t(`steps.${steps[shown.step + 1]}`) })}
          </Button>
        )}
      </footer>
    </div>
  );
}
