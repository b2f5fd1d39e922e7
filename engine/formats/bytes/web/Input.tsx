import { InputNumber, Select, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputAria } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { halfWidthDigits } from '../../../web/widgets/number/half-width-digits.ts';
import { byteUnits } from '../core/bytes-text.ts';

/** Whole bytes inside; outside a number and its unit. */
export default function BytesInput(props: InputProps) {
  const { value, onChange, onBlur, disabled, status } = props;
  const { t } = useTranslation('form');
  const bytes = typeof value === 'number' ? value : null;
  const [power, setPower] = useState(() => largestWhole(bytes ?? 0));
  const bytesOf = (count: number, of: number) => Math.round(count * 1_024 ** of);
  const count = bytes === null ? null : bytes / 1_024 ** power;
  const choose = (next: number) => {
    setPower(next);
    if (count !== null) onChange(bytesOf(count, next));
  };
  return (
    <Space.Compact style={{ width: '100%' }}>
      <InputNumber<number | string>
        {...inputAria(props)}
        style={{ width: '100%' }}
        value={count}
        min={0}
        parser={(text) => halfWidthDigits(text ?? '')}
        onChange={(number) => onChange(number === null || number === '' ? undefined : bytesOf(Number(number), power))}
        onBlur={onBlur}
        disabled={disabled}
        status={status}
      />
      <Select
        aria-label={t('duration.unit')}
        style={{ width: 88 }}
        value={power}
        onChange={choose}
        options={byteUnits.map((unit, index) => ({ value: index, label: unit }))}
        disabled={disabled}
      />
    </Space.Compact>
  );
}

/** The largest unit that holds the bytes without a rest. */
function largestWhole(bytes: number): number {
  let power = 0;
  while (bytes > 0 && power < byteUnits.length - 1 && bytes % 1_024 ** (power + 1) === 0) power++;
  return power;
}
