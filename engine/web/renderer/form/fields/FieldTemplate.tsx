import type { FieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../state/language.ts';
import { useForm, useFormPart } from './form-context.ts';
import './form.css';

/** Label with its mark and colon, help, control, error. The root object is the form itself and has none of these. */
export function FieldTemplate({ id, label, rawDescription, children, fieldPathId }: FieldTemplateProps) {
  const [name] = fieldPathId.path;
  if (name === undefined) return children;
  return (
    <FieldFrame id={id} name={String(name)} label={label} help={rawDescription}>
      {children}
    </FieldFrame>
  );
}

interface FieldFrameProps {
  id: string;
  name: string;
  label: string;
  help?: string;
  children: ReactNode;
}

function FieldFrame({ id, name, label, help, children }: FieldFrameProps) {
  const { t } = useTranslation('form');
  const { store } = useForm();
  const language = useLanguage();
  const isShown = useFormPart(store, (form) => form.isShown(name));
  const isRequired = useFormPart(store, (form) => form.isRequired(name));
  const error = useFormPart(store, (form) => form.errorOf(name)?.text[language]);
  if (!isShown) return null;
  return (
    <div className="form-field" data-field={name}>
      <label className="form-label" htmlFor={id} id={`${id}-label`}>
        {isRequired && (
          <span className="form-mark" aria-hidden>
            *
          </span>
        )}
        {t('label', { label })}
      </label>
      <div className="form-help" id={`${id}-help`}>
        {help}
      </div>
      <div className="form-control">{children}</div>
      <div className="form-fault" id={`${id}-fault`}>
        {error}
      </div>
    </div>
  );
}
