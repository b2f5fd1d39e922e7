import { Input, Select } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../engine/core/json/json.ts';
import { useText } from '../../../engine/web/index.ts';
import { parseTypedValue, printTypedValue } from '../../model/quick-entry/typed-value.ts';
import type { ValueType } from '../../model/types/value-type.ts';

export interface ValueFieldProps {
  type: Pick<ValueType, 'type'>;
  /** Undefined: no value. */
  value: Json | undefined;
  onChange(value: Json | undefined): void;
  label: string;
  /** The only values there may be. */
  allowed?: readonly (string | number | boolean)[];
  placeholder?: string;
  id?: string;
  describedBy?: string;
  status?: 'error' | 'warning';
  onKeyDown?(event: KeyboardEvent): void;
  /** Where a formula may stand instead: asked for by `=` in the empty field, or typed into one of choices. */
  onFormula?(text: string): void;
}

/** A value of one type. What is no value of that type stays in the field with a sentence and never reaches the definition. */
export function ValueField(props: ValueFieldProps) {
  const { type, value, onChange, label, allowed, placeholder, id, describedBy, status, onKeyDown, onFormula } = props;
  const { t } = useTranslation('designer-panels');
  const text = useText();
  const [typed, setTyped] = useState<{ text: string; parsedValue: Json | undefined } | null>(null);
  const choices = allowed ?? (type.type === 'boolean' ? [true, false] : null);
  const common = {
    'aria-label': label,
    ...(id !== undefined && { id }),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    ...(status && { status }),
  };
  if (choices) {
    return (
      <Select<string>
        {...common}
        className="design-value-field"
        allowClear
        value={value === undefined ? undefined : JSON.stringify(value)}
        placeholder={placeholder ?? t('noValue')}
        {...(onFormula && { showSearch: { onSearch: (next: string) => void (/^[=＝]/.test(next) && onFormula(next.slice(1))) } })}
        onChange={(chosen) => onChange(chosen === undefined ? undefined : (JSON.parse(chosen) as Json))}
        options={choices.map((choice) => ({ value: JSON.stringify(choice), label: String(choice) }))}
        {...(onKeyDown && { onKeyDown })}
      />
    );
  }
  const shown = typed !== null && typed.parsedValue === value ? typed.text : printTypedValue(type, value);
  const read = parseTypedValue(type, shown);
  const error = 'error' in read ? text(read.error) : null;
  const change = (next: string) => {
    // In the empty field, or in place of all that stood there.
    if (onFormula && (shown === '' ? /^[=＝]/ : /^[=＝]$/).test(next)) return onFormula(next.slice(1));
    const parsed = parseTypedValue(type, next);
    const parsedValue = 'error' in parsed ? value : parsed.value;
    setTyped({ text: next, parsedValue });
    if (!('error' in parsed)) onChange(parsed.value);
  };
  const isLong = type.type === 'array' || type.type === 'object';
  const control = {
    ...common,
    ...(error !== null && { status: 'error' as const, 'aria-invalid': true as const }),
    value: shown,
    ...(placeholder !== undefined && { placeholder }),
    ...(onKeyDown && { onKeyDown }),
  };
  return (
    <span className="design-value-field">
      {isLong ? (
        <Input.TextArea
          {...control}
          className="design-typed"
          autoSize={{ minRows: 1, maxRows: 8 }}
          spellCheck={false}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <Input {...control} spellCheck={false} onChange={(event) => change(event.target.value)} />
      )}
      {error !== null && (
        <span className="design-field-error" role="alert">
          {error}
        </span>
      )}
    </span>
  );
}
