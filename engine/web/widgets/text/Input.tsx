import { Input } from 'antd';
import { useLanguage } from '../../state/language.ts';
import { inputAria, textValue } from '../base/input-aria.ts';
import type { InputProps } from '../base/widget.ts';

/** Longer limits than this are no news to anybody who types. */
const countedLength = 200;

export default function TextInput(props: InputProps) {
  const { field, value, onChange, onBlur, disabled, status } = props;
  const language = useLanguage();
  const { maxLength } = field.schema;
  return (
    <Input
      {...inputAria(props)}
      value={textValue(value)}
      onChange={(event) => onChange(event.target.value || undefined)}
      onBlur={onBlur}
      disabled={disabled}
      status={status}
      suffix={field.unit?.[language]}
      count={
        !disabled && maxLength !== undefined && maxLength <= countedLength ? { show: true, max: maxLength, strategy: (text) => [...text].length } : undefined
      }
      autoComplete="off"
    />
  );
}
