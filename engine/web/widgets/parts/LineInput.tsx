import { Input } from 'antd';
import { inputAria, textValue } from '../base/input-aria.ts';
import type { InputProps } from '../base/widget.ts';

/** One line of text with the keyboard that suits it on a phone. `type` stays text: the browser's own check would speak before, and otherwise than, ours. */
export function LineInput({ inputMode, ...props }: InputProps & { inputMode: 'email' | 'tel' | 'url' }) {
  const { value, onChange, onBlur, disabled, status } = props;
  return (
    <Input
      {...inputAria(props)}
      inputMode={inputMode}
      value={textValue(value)}
      onChange={(event) => onChange(event.target.value || undefined)}
      onBlur={onBlur}
      disabled={disabled}
      status={status}
      autoComplete="off"
    />
  );
}
