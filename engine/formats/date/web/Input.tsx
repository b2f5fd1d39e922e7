import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { inputAria, textValue } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';

const form = 'YYYY-MM-DD';

export default function DateInput(props: InputProps) {
  const { value, onChange, onBlur, disabled, status } = props;
  const text = textValue(value);
  return (
    <DatePicker
      {...inputAria(props)}
      style={{ width: '100%' }}
      value={text ? dayjs(text) : null}
      format={form}
      onChange={(date) => onChange(date ? date.format(form) : undefined)}
      onBlur={onBlur}
      disabled={disabled}
      status={status}
    />
  );
}
