import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ref } from 'valtio/vanilla';
import type { Json } from '../../../../engine/core/descriptor/types.ts';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';
import { ParameterInput } from './ParameterInput.tsx';

/** What a test run sends. */
export function ParameterForm() {
  const { t } = useTranslation('designer-dock');
  const designer = useDesigner();
  const { definition, testParameters } = useDesignerState();
  const prefix = useId();
  const set = (name: string, value: Json) => {
    designer.state.testParameters = ref({ ...designer.state.testParameters, [name]: value });
  };
  if (definition.parameters.length === 0) return <p className="p-second">{t('test.noParameters')}</p>;
  return (
    <div className="design-test-fields">
      {definition.parameters.map((parameter) => {
        const id = `${prefix}-${parameter.name}`;
        return (
          <div key={parameter.name} className="design-test-field">
            <label htmlFor={id}>
              <code>{parameter.name}</code>
              {parameter.required && <span aria-hidden="true">*</span>}
              <span className="design-test-type" style={{ color: `var(--p-type-${parameter.type})` }}>
                {parameter.type}
              </span>
            </label>
            <ParameterInput id={id} parameter={parameter} value={testParameters[parameter.name] ?? null} onChange={(value) => set(parameter.name, value)} />
          </div>
        );
      })}
    </div>
  );
}
