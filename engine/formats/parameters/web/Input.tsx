import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../core/json/json.ts';
import { currentLanguage } from '../../../web/state/language.ts';
import { groupAria } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { ParameterInput } from '../../../web/widgets/parameters/ParameterInput.tsx';
import { useServiceParameters } from './use-service-parameters.ts';
import './parameters.css';

/** The form of the parameters of the call that another field of the record names. Values of another call stay until they are replaced or saved. */
export default function ParametersInput({ field, value, onChange, onBlur, id, record, errors }: InputProps) {
  const { t } = useTranslation('form');
  const source = field.format?.kind === 'parameters' ? field.format.field : '';
  const service = record[source];
  const name = typeof service === 'string' ? service : '';
  const parameters = useServiceParameters(name);
  const language = currentLanguage();
  const members: Record<string, unknown> = typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

  const set = (parameter: string, next: Json) => {
    const { [parameter]: _, ...others } = members;
    const all = next === null || next === '' ? others : { ...others, [parameter]: next };
    onChange(Object.keys(all).length === 0 ? undefined : all);
  };

  const note = noteOf();
  if (note) {
    return (
      <p {...groupAria(id)} className="p-second p-parameters-note">
        {note}
      </p>
    );
  }
  return (
    <fieldset {...groupAria(id)} className="p-parameters" onBlur={onBlur}>
      {parameters === null ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : (
        shown().map((parameter) => {
          const inputId = `${id}-${parameter.name}`;
          const ownErrors = [...(errors ?? [])].filter(([path]) => path === parameter.name || path.startsWith(`${parameter.name}.`));
          return (
            <div key={parameter.name} className="p-parameter">
              <label htmlFor={inputId}>
                <code>{parameter.name}</code>
                {parameter.required && <span aria-hidden="true">*</span>}
                <span className="p-second">{parameter.text?.[language] ?? parameter.title ?? parameter.description ?? ''}</span>
              </label>
              <ParameterInput
                id={inputId}
                parameter={parameter}
                value={(members[parameter.name] as Json | undefined) ?? null}
                onChange={(next) => set(parameter.name, next)}
              />
              {ownErrors.map(([path, message]) => (
                <span key={path} className="p-parameter-fault" role="alert">
                  {message[language]}
                </span>
              ))}
            </div>
          );
        })
      )}
    </fieldset>
  );

  /** A file cannot be stored with the others, and a key stands for one submission: kept, it would make every later call the first one's echo. */
  function shown() {
    return Array.isArray(parameters) ? parameters.filter(({ name: one, type }) => type !== 'file' && one !== 'request_key') : [];
  }

  function noteOf(): string | null {
    if (name === '') return t('parameters.noService');
    if (parameters === 'unknown') return t('parameters.unknown', { name });
    return parameters !== null && shown().length === 0 ? t('parameters.none') : null;
  }
}
