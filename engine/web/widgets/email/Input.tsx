import { Input } from 'antd';
import { inputAria, textValue } from '../input-aria.ts';
import type { InputProps } from '../widget.ts';

/** `type` stays text: the browser's own check would speak before, and otherwise than, ours. */
export default function EmailInput(props: InputProps) {
  const { value, onChange, onBlur, disabled, status } = props;
  return (
    <Input
      {...inputAria(props)}
      inputMode="email"
      value={textValue(value)}
      onChange={(event) => onChange(event.target.value || undefined)}
      onBlur={onBlur}
      disabled={disabled}
      status={status}
      autoComplete="off"
    />
  );
}
