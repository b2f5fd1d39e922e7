import type { FieldTemplateProps } from '@rjsf/utils';
import { useFaults } from '../../parts/use-fault.ts';
import { useSettingsPlace } from './controls/settings-context.ts';

/** Label, control, hint and the sentence of the problem at this setting. The object of all settings has none of these. */
export function SettingsFieldTemplate({ id, label, required, rawDescription, children, fieldPathId, schema, hidden }: FieldTemplateProps) {
  const { pointer } = useSettingsPlace();
  const at = [pointer, ...fieldPathId.path].join('/');
  const { fault, isWarning } = useFaults()(at);
  if (fieldPathId.path.length === 0) return children;
  if (hidden) return null;
  const isGroup = schema.type === 'object' && schema.properties !== undefined;
  const note = (
    <div className="design-field-note" id={`${id}__help`}>
      {fault && <span className={isWarning ? 'design-field-warning' : 'design-field-fault'}>{fault}</span>}
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
