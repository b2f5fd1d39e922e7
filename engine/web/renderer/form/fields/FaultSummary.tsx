import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../../core/validation/fault.ts';
import { useLanguage } from '../../../state/language.ts';
import { type FormStore, rootOf } from '../store/form-store.ts';
import { useFormPart } from './form-context.ts';

/** After a refused save: everything that is wrong, each leading to its field. Shrinks while the faults are mended. */
export function FaultSummary({ store, onPick }: { store: FormStore; onPick(field: string): void }) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const faults = useFormPart(store, (form) => form.summary());
  if (faults.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      className="form-notice"
      title={t('faults.title', { count: faults.length })}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {faults.map((fault) => (
            <li key={fault.field}>
              <FaultLine fault={fault} text={fault.text[language]} isKnown={store.isShown(rootOf(fault.field))} onPick={onPick} />
            </li>
          ))}
        </ul>
      }
    />
  );
}

function FaultLine({ fault, text, isKnown, onPick }: { fault: Fault; text: string; isKnown: boolean; onPick(field: string): void }) {
  if (!isKnown) return text;
  const field = rootOf(fault.field);
  return (
    <a
      href={`#${field}`}
      onClick={(event) => {
        event.preventDefault();
        onPick(field);
      }}
    >
      {text}
    </a>
  );
}
