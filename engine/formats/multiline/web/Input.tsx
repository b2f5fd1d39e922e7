import { Input } from 'antd';
import { inputAria, textValue } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import './growing-text.css';

/** Where the browser lets a field grow with its text, nobody has to measure it. */
const growing = CSS.supports('field-sizing', 'content') ? { classNames: { textarea: 'growing-text' } } : { autoSize: { minRows: 3, maxRows: 12 } };

export default function MultilineInput(props: InputProps) {
  const { field, value, onChange, onBlur, disabled, status } = props;
  const { maxLength } = field.schema;
  return (
    <Input.TextArea
      {...inputAria(props)}
      value={textValue(value)}
      onChange={(event) => onChange(event.target.value || undefined)}
      onBlur={onBlur}
      disabled={disabled}
      status={status}
      {...growing}
      count={maxLength === undefined ? undefined : { show: true, max: maxLength, strategy: (text) => [...text].length }}
    />
  );
}
