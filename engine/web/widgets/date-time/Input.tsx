import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { inputAria, textValue } from '../input-aria.ts';
import type { InputProps } from '../widget.ts';

/** Shown in the zone of this browser, as lists show it, with the zone said beside it; ISO in UTC inside. */
export default function DateTimeInput(props: InputProps) {
  const { value, onChange, onBlur, disabled, status } = props;
  const text = textValue(value);
  const moment = text ? dayjs(text.includes('T') ? text : text.replace(' ', 'T')) : null;
  return (
    <DatePicker
      {...inputAria(props)}
      style={{ width: '100%' }}
      showTime
      value={moment?.isValid() ? moment : null}
      format={(date) => `${date.format('YYYY-MM-DD HH:mm:ss')} (UTC${date.format('Z')})`}
      onChange={(date) => onChange(date ? date.toISOString() : undefined)}
      onBlur={onBlur}
      disabled={disabled}
      status={status}
    />
  );
}
