import { Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../core/json/json.ts';
import { printLossless } from '../../../core/json/lossless-json.ts';
import type { Parameter } from '../../../core/protocol/parameter.ts';
import { JsonInput } from './JsonInput.tsx';
import './parameter-input.css';
import { FileInput } from './FileInput.tsx';

export interface ParameterInputProps {
  id: string;
  parameter: Parameter;
  /** Null: the call leaves it out. */
  value: Json;
  /** `file` is there where one was chosen; the value is its name. */
  onChange(value: Json, file?: File): void;
}

/** A value typed by the parameter's type. */
export function ParameterInput({ id, parameter, value, onChange }: ParameterInputProps) {
  const { t } = useTranslation('form');
  const { type, required } = parameter;
  if (parameter.enum) {
    const options = parameter.enum.map((allowed) => ({ value: String(allowed), label: String(allowed) }));
    return (
      <Select
        id={id}
        size="small"
        allowClear={!required}
        showSearch={options.length > 10}
        options={options}
        value={value === null ? undefined : String(value)}
        onChange={(chosen?: string) => onChange(parameter.enum?.find((allowed) => String(allowed) === chosen) ?? null)}
      />
    );
  }
  // A number of the input itself would lose digits.
  if (type === 'integer' && parameter.format === 'int64') {
    return (
      <InputNumber<string>
        id={id}
        size="small"
        className="p-parameter-number"
        stringMode
        precision={0}
        value={value === null ? null : String(value)}
        onChange={(typed) => onChange(typed)}
      />
    );
  }
  switch (type) {
    case 'integer':
    case 'float':
      return (
        <InputNumber
          id={id}
          size="small"
          className="p-parameter-number"
          value={typeof value === 'number' ? value : null}
          {...(type === 'integer' && { precision: 0 })}
          onChange={(typed) => onChange(typed)}
        />
      );
    case 'boolean':
      return (
        <Select
          id={id}
          size="small"
          allowClear={!required}
          options={[true, false].map((option) => ({ value: String(option), label: String(option) }))}
          value={value === null ? undefined : String(value)}
          onChange={(chosen?: string) => onChange(chosen === undefined ? null : chosen === 'true')}
        />
      );
    case 'array':
    case 'object':
      return <JsonInput id={id} value={value} onChange={onChange} allowed={type} />;
    case 'file':
      return <FileInput id={id} value={value} isRequired={required === true} onChange={onChange} />;
    case 'string':
    case 'date':
      return (
        <Input
          id={id}
          size="small"
          value={typeof value === 'string' ? value : value === null ? '' : printLossless(value)}
          placeholder={type === 'date' ? 'YYYY-MM-DD HH:mm:ss' : value === null ? t('parameters.leftOut') : undefined}
          onChange={(event) => onChange(event.target.value)}
          allowClear={!required}
          onClear={() => onChange(null)}
        />
      );
  }
}
