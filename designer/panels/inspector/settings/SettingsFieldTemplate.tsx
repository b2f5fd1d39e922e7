import type { FieldTemplateProps } from '@rjsf/utils';
import { useFieldErrors } from '../../parts/use-field-errors.ts';
import { useSettingsPlace } from './controls/settings-context.ts';

/** Label, control, hint and the sentence of the diagnostic at this setting. The object of all settings has none of these. */
export function SettingsFieldTemplate({ id, label, required, rawDescription, children, fieldPathId, schema, hidden }: FieldTemplateProps) {
  const { pointer } = useSettingsPlace();
  const at = [pointer, ...fieldPathId.path].join('/');
  const { error, isWarning } = useFieldErrors()(at);
  if (fieldPathId.path.length === 0) return children;
  if (hidden) return null;
  const isGroup = schema.type === 'object' && schema.properties !== undefined;
  const note = (
    <div className="design-field-note" id={`${id}__help`}>
      {error && <span className={isWarning ? 'design-field-warning' : 'design-field-error'}>{error}</span>}
      {rawDescription && <span className="design-field-hint">{rawDescription}</span>}
    </div>
  );
  if (isGroup) {
    return (
      <div>
        {children}
        {note}
      </div>
    );
  }
  return (
    <div className="design-field" data-pointer={at} data-setting={fieldPathId.path.join('.')}>
      {label && schema.type !== 'boolean' && (
        <div className="design-field-label">
          <label htmlFor={id}>
            {label}
            {required && (
              <span className="design-field-mark" aria-hidden>
                *
              </span>
            )}
          </label>
        </div>
      )}
      {children}
      {note}
    </div>
  );
}
