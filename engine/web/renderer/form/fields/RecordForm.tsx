import Form from '@rjsf/core';
import { type KeyboardEvent, useCallback, useId, useMemo } from 'react';
import type { FormSchema } from '../../../../core/derive/form-schema.ts';
import { useLanguage } from '../../../state/language.ts';
import { FilledIn } from '../../../widgets/base/reference-surroundings.ts';
import type { FormStore, Validate } from '../store/form-store.ts';
import type { FormValues } from '../store/form-values.ts';
import { precompiledValidator } from '../store/precompiled-validator.ts';
import { DescriptorField } from './DescriptorField.tsx';
import { FieldTemplate } from './FieldTemplate.tsx';
import { FormContext } from './form-context.ts';
import { SectionsTemplate } from './SectionsTemplate.tsx';

const fields = { DescriptorField };
const templates = { FieldTemplate, ObjectFieldTemplate: SectionsTemplate };

/**
 * A form out of a schema. rjsf lays it out once; values and errors live in the store, so that a keystroke costs one field
 * and not the whole tree. Without a theme of rjsf's: all that is seen comes from our templates and widgets. Submitting only tells: who owns the form checks and saves.
 */
export function RecordForm(props: { store: FormStore; formSchema: FormSchema; validate: Validate; onSubmit(): void; isReadOnly?: boolean }) {
  const { store, formSchema, validate, onSubmit, isReadOnly } = props;
  const language = useLanguage();
  const idPrefix = useId();
  const context = useMemo(() => ({ store, byName: new Map(store.fields.map((field) => [field.name, field])) }), [store]);
  const validator = useMemo(() => precompiledValidator(formSchema.schema, validate, store.mode, language), [formSchema, validate, store, language]);
  const filledIn = useCallback(() => store.values(), [store]);
  return (
    <FormContext value={context}>
      <FilledIn value={filledIn}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps keys of the controls inside from reaching the form */}
        <div onKeyDown={stopOtherEnter}>
          <Form<FormValues>
            schema={formSchema.schema}
            uiSchema={formSchema.uiSchema}
            formData={{}}
            validator={validator}
            fields={fields}
            templates={templates}
            idPrefix={idPrefix}
            onSubmit={onSubmit}
            noValidate
            noHtml5Validate
            disabled={isReadOnly}
            showErrorList={false}
          >
            <input type="submit" hidden />
          </Form>
        </div>
      </FilledIn>
    </FormContext>
  );
}

/**
 * Enter that picks a candidate of an input method, a date or an option is not meant for the form. Browsers submit on it all the same,
 * after every control has had its say.
 */
function stopOtherEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
  if (isComposing || event.target.closest('.ant-picker, .ant-select')) event.preventDefault();
}
