import { Input } from 'antd';
import { inputAria, textValue } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';

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
      autoSize={{ minRows: 3, maxRows: 12 }}
      count={maxLength === undefined ? undefined : { show: true, max: maxLength, strategy: (text) => [...text].length }}
    />
  );
}
