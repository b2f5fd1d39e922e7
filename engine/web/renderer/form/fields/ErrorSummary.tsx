import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InvalidField } from '../../../../core/validation/invalid-field.ts';
import { useLanguage } from '../../../state/language.ts';
import { type FormStore, rootOf } from '../store/form-store.ts';
import { useFormPart } from './form-context.ts';

/** After a refused save: everything that is wrong, each leading to its field. Shrinks while the errors are mended. */
export function ErrorSummary({ store, onPick }: { store: FormStore; onPick(field: string): void }) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const errors = useFormPart(store, (form) => form.summary());
  if (errors.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      className="form-notice"
      title={t('faults.title')}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {errors.map((error) => (
            <li key={error.field}>
              <ErrorLine error={error} text={error.text[language]} isKnown={store.isShown(rootOf(error.field))} onPick={onPick} />
            </li>
          ))}
        </ul>
      }
    />
  );
}

function ErrorLine({ error, text, isKnown, onPick }: { error: InvalidField; text: string; isKnown: boolean; onPick(field: string): void }) {
  if (!isKnown) return text;
  return (
    <a
      href={`#${error.field}`}
      onClick={(event) => {
        event.preventDefault();
        onPick(error.field);
      }}
    >
      {text}
    </a>
  );
}
