import { UploadOutlined } from '@ant-design/icons';
import { Input, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from '../../../../engine/core/protocol/envelope.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { TypeWord } from '../fields/TypeWord.tsx';

interface TryFieldProps {
  parameter: Parameter;
  value: string | File;
  errors: FieldError[];
  onChange(value: string | File): void;
}

/** One parameter to fill in. Nothing is refused here: what a wrong value does is worth trying too. */
export function TryField({ parameter, value, errors, onChange }: TryFieldProps) {
  const { t } = useTranslation('docs');
  const id = useId();
  const { name, type, required } = parameter;
  return (
    <div className="docs-field" data-parameter={name}>
      <label htmlFor={id}>
        <code>{name}</code> <TypeWord type={type} />
        {required && <span className="docs-required">{t('required')}</span>}
      </label>
      <Control id={id} parameter={parameter} value={value} isInvalid={errors.length > 0} onChange={onChange} />
      <div id={`${id}-fault`} aria-live="polite">
        {errors.map(({ field, code, message }) => (
          <p className="docs-fault" key={`${field} ${code}`}>
            {message}
          </p>
        ))}
      </div>
    </div>
  );
}

type ControlProps = Omit<TryFieldProps, 'errors'> & { id: string; isInvalid: boolean };

function Control({ id, parameter, value, isInvalid, onChange }: ControlProps) {
  const { type, enum: options } = parameter;
  const text = typeof value === 'string' ? value : '';
  const aria = { id, 'aria-describedby': `${id}-fault`, 'aria-invalid': isInvalid };
  const shared = { ...aria, ...(isInvalid && { status: 'error' as const }) };
  if (type === 'file') return <FileControl {...aria} value={value} onChange={onChange} />;
  const choices = options ?? (type === 'boolean' ? [true, false] : undefined);
  if (choices) {
    return (
      <Select
        {...shared}
        allowClear
        value={text === '' ? null : text}
        onChange={(next) => onChange(next ?? '')}
        options={choices.map((choice) => ({ value: String(choice), label: String(choice) }))}
      />
    );
  }
  if (type === 'object' || type === 'array') {
    return (
      <Input.TextArea
        {...shared}
        className="docs-json-field"
        spellCheck={false}
        autoSize={{ minRows: 2, maxRows: 14 }}
        placeholder={type === 'object' ? '{ }' : '[ ]'}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  const isNumber = type === 'integer' || type === 'float';
  return (
    <Input
      {...shared}
      spellCheck={false}
      autoComplete="off"
      {...(isNumber && { inputMode: 'decimal' })}
      {...(type === 'date' && { placeholder: 'YYYY-MM-DD HH:mm:ss' })}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function FileControl({ value, onChange, ...aria }: { id: string; value: string | File; onChange(value: string | File): void }) {
  const { t } = useTranslation('docs');
  return (
    <label className="docs-file">
      <UploadOutlined aria-hidden /> {value instanceof File ? value.name : t('try.chooseFile')}
      <input {...aria} type="file" onChange={(event) => onChange(event.target.files?.[0] ?? '')} />
    </label>
  );
}
