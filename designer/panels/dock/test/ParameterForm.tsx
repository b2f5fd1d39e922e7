import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ref } from 'valtio/vanilla';
import type { Json } from '../../../../engine/core/json/json.ts';
import { ParameterInput } from '../../../../engine/web/index.ts';
import { TypeMark } from '../../parts/type-mark/TypeMark.tsx';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';

/** What a test run sends. */
export function ParameterForm() {
  const { t } = useTranslation('designer-work');
  const designer = useDesigner();
  const { definition, testParameters, refusedInputs } = useDesignerState();
  const prefix = useId();
  const set = (name: string, value: Json, file?: File) => {
    const { state } = designer;
    if (file) state.testFiles = ref({ ...state.testFiles, [name]: file });
    state.testParameters = ref({ ...state.testParameters, [name]: value });
    state.refusedInputs = ref(state.refusedInputs.filter(({ field }) => field !== name && !field.startsWith(`${name}.`)));
  };
  if (definition.parameters.length === 0) return <p className="p-second">{t('test.noParameters')}</p>;
  return (
    <div className="design-test-fields">
      {definition.parameters.map((parameter) => {
        const id = `${prefix}-${parameter.name}`;
        const errors = refusedInputs.filter(({ field }) => field === parameter.name || field.startsWith(`${parameter.name}.`));
        return (
          <div key={parameter.name} className="design-test-field">
            <label htmlFor={id}>
              <code>{parameter.name}</code>
              {parameter.required && <span aria-hidden="true">*</span>}
              <TypeMark type={parameter.type} />
            </label>
            <ParameterInput
              id={id}
              parameter={parameter}
              value={testParameters[parameter.name] ?? null}
              onChange={(value, file) => set(parameter.name, value, file)}
            />
            {errors.map(({ field, message }) => (
              <span key={field} className="design-test-error" role="alert">
                {field !== parameter.name && <code>{field}</code>} {message}
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
}
