import { useEffect, useMemo, useRef, useState } from 'react';
import { fieldsFormSchema } from '../../../core/derive/form-schema.ts';
import type { Field } from '../../../core/descriptor/types.ts';
import { ApiError } from '../../api/call.ts';
import { withEncryptedSecrets } from '../../api/encrypt-secrets.ts';
import { useLanguage } from '../../state/language.ts';
import { notify } from '../../state/toasts.ts';
import { OptionsPrefix } from '../../widgets/base/reference-surroundings.ts';
import { FormFooter } from './FormFooter.tsx';
import { ErrorSummary } from './fields/ErrorSummary.tsx';
import { focusField } from './fields/focus-field.ts';
import { RecordForm } from './fields/RecordForm.tsx';
import { plainRules } from './store/check-fields.ts';
import { addPayload, defaultValues } from './store/form-payload.ts';
import { createFormStore } from './store/form-store.ts';
import type { FormValues } from './store/form-values.ts';
import { serverErrors } from './store/server-errors.ts';
import { useChangedFields } from './use-changed-fields.ts';
import { useFormKeys } from './use-form-keys.ts';

export interface AskFormProps {
  fields: Field[];
  initial?: FormValues;
  /** What was answered, without empty fields. A refusal (`ApiError`) is shown at the fields it names, or passes by where it names none of these. */
  onSubmit(values: FormValues): void | Promise<void>;
  /** Nothing where the form is a page of its own. */
  onCancel?(): void;
  /** Labels of the fields that would be lost, whenever they are others. */
  onChanged?(fields: readonly string[]): void;
  submitText?: string;
  /** Verb of the transition or action: the Options call knows its references as `<Verb>.<field>`. */
  verb?: string;
  /** False while another page is on top: keys are not for this form then. */
  isActive?: boolean;
}

/** A small form for what a transition or an action asks, usually inside a dialog. */
export function AskForm({ fields, initial, onSubmit, onCancel, onChanged, submitText, verb, isActive = true }: AskFormProps) {
  const language = useLanguage();
  const host = useRef<HTMLDivElement>(null);
  const [isSaving, setSaving] = useState(false);
  const [{ store, validate }] = useState(() => {
    const rules = plainRules(fields);
    const base = { ...defaultValues(fields), ...initial };
    return { validate: rules, store: createFormStore({ fields, mode: 'add', validate: rules, start: { base } }) };
  });
  const formSchema = useMemo(() => fieldsFormSchema(fields, [{ rows: fields.map((field) => [field.name]) }], language, { mode: 'add' }), [fields, language]);
  const changed = useChangedFields(store, language);
  useEffect(() => onChanged?.(changed), [onChanged, changed]);
  const pick = (field: string) => host.current && focusField(host.current, field);

  const submit = async () => {
    if (isSaving) return;
    const [first] = store.check();
    if (first) return pick(first.field);
    setSaving(true);
    try {
      await onSubmit(await withEncryptedSecrets(store.fields, addPayload(store.visible(), store.values())));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const errors = serverErrors(error, store.fields);
      store.refuse(errors);
      if (errors[0]) pick(errors[0].field);
      else notify('error', error.message);
    } finally {
      setSaving(false);
    }
  };
  useFormKeys(host, isActive, { saveAndStay: submit, saveAndClose: submit });
  return (
    <div ref={host}>
      {fields.length > 3 && <ErrorSummary store={store} onPick={pick} />}
      <OptionsPrefix value={verb ? `${verb}.` : ''}>
        <RecordForm store={store} formSchema={formSchema} validate={validate} onSubmit={submit} />
      </OptionsPrefix>
      <FormFooter isSaving={isSaving} onCancel={onCancel} onSave={submit} saveText={submitText} />
    </div>
  );
}
