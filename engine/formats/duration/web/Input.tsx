import { InputNumber, Select, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputAria } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { halfWidthDigits } from '../../../web/widgets/number/half-width-digits.ts';
import { type DurationUnit, durationUnits, isDurationUnit, unitOf } from './seconds.ts';

/** Whole seconds inside; outside a number and its unit. */
export default function DurationInput(props: InputProps) {
  const { value, onChange, onBlur, disabled, status } = props;
  const { t } = useTranslation('form');
  const seconds = typeof value === 'number' ? value : null;
  const [chosen, setUnit] = useState<DurationUnit>(() => unitOf(seconds ?? 0));
  const unit = seconds !== null && seconds % durationUnits[chosen] !== 0 ? unitOf(seconds) : chosen;
  const count = seconds === null ? null : seconds / durationUnits[unit];
  const choose = (next: DurationUnit) => {
    setUnit(next);
    if (count !== null) onChange(count * durationUnits[next]);
  };
  return (
    <Space.Compact style={{ width: '100%' }}>
      <InputNumber<number | string>
        {...inputAria(props)}
        style={{ width: '100%' }}
        value={count}
        min={0}
        precision={0}
        parser={(text) => halfWidthDigits(text ?? '')}
        onChange={(number) => onChange(number === null || number === '' ? undefined : Number(number) * durationUnits[unit])}
        onBlur={onBlur}
        disabled={disabled}
        status={status}
      />
      <Select
        aria-label={t('duration.unit')}
        style={{ width: 112 }}
        value={unit}
        onChange={(next: string) => isDurationUnit(next) && choose(next)}
        options={Object.keys(durationUnits).map((name) => ({ value: name, label: t(`duration.${name}`) }))}
        disabled={disabled}
      />
    </Space.Compact>
  );
}
