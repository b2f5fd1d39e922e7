import { Select } from 'antd';
import { useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsFormSchema } from '../../../core/derive/form-schema.ts';
import type { Field } from '../../../core/descriptor/types.ts';
import { useLanguage, useText } from '../../state/language.ts';
import { RecordForm } from '../form/fields/RecordForm.tsx';
import type { FormStore, Validate } from '../form/store/form-store.ts';
import { useFormKeys } from '../form/use-form-keys.ts';

interface BulkFieldsProps {
  /** Everything that can be chosen. */
  fields: Field[];
  chosen: string[];
  onChoose(names: string[]): void;
  store: FormStore;
  validate: Validate;
  onSubmit(): void;
}

/** Which fields to set, and to what. */
export function BulkFields({ fields, chosen, onChoose, store, validate, onSubmit }: BulkFieldsProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const language = useLanguage();
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  useFormKeys(host, chosen.length > 0, { saveAndStay: onSubmit, saveAndClose: onSubmit });
  const formSchema = useMemo(
    () => fieldsFormSchema(store.fields, [{ rows: store.fields.map((field) => [field.name]) }], language, { mode: 'add' }),
    [store, language],
  );
  return (
    <div className="bulk-edit-fields" ref={host}>
      <label htmlFor={id}>{t('bulkEdit.fields')}</label>
      <Select<string[]>
        id={id}
        mode="multiple"
        autoFocus
        style={{ width: '100%' }}
        placeholder={t('bulkEdit.choose')}
        value={chosen}
        onChange={onChoose}
        showSearch={{ optionFilterProp: 'label' }}
        options={fields.map((field) => ({ value: field.name, label: text(field.label) }))}
      />
      {chosen.length > 0 && (
        <>
          <RecordForm key={chosen.join()} store={store} formSchema={formSchema} validate={validate} onSubmit={onSubmit} />
          <p className="bulk-edit-hint">{t('bulkEdit.emptyHint')}</p>
        </>
      )}
    </div>
  );
}
