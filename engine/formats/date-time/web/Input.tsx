import { DatePicker, Space } from 'antd';
import dayjs from 'dayjs';
import { inputAria, textValue } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';

/** In the zone of this browser, as lists show it, with the zone said beside it; ISO in UTC inside. */
export default function DateTimeInput(props: InputProps) {
  const { value, onChange, onBlur, disabled, status } = props;
  const text = textValue(value);
  const parsed = text ? dayjs(text.replace(' ', 'T')) : null;
  const moment = parsed?.isValid() ? parsed : null;
  return (
    <Space.Compact block>
      <DatePicker
        {...inputAria(props)}
        style={{ width: '100%' }}
        showTime
        needConfirm={false}
        value={moment}
        format="YYYY-MM-DD HH:mm:ss"
        onChange={(date) => onChange(date ? date.toISOString() : undefined)}
        onBlur={onBlur}
        disabled={disabled}
        status={status}
      />
      <Space.Addon>{`UTC${(moment ?? dayjs()).format('Z')}`}</Space.Addon>
    </Space.Compact>
  );
}
