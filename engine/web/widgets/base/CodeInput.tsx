import { Input } from 'antd';
import { inputAria, textValue } from './input-aria.ts';
import type { InputProps } from './widget.ts';

/** A line of input in the code font, for texts with a syntax. */
export function CodeInput({ placeholder, ...props }: InputProps & { placeholder: string }) {
  const { value, onChange, onBlur, disabled, status } = props;
  return (
    <Input
      {...inputAria(props)}
      value={textValue(value)}
      onChange={(event) => onChange(event.target.value || undefined)}
      onBlur={onBlur}
      disabled={disabled}
      status={status}
      placeholder={placeholder}
      style={{ fontFamily: 'var(--p-font-code)' }}
      allowClear
    />
  );
}
