import { InputNumber, Select, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputAria } from '../base/input-aria.ts';
import type { InputProps } from '../base/widget.ts';
import { halfWidthDigits } from './half-width-digits.ts';
import { largestWhole, type Unit } from './largest-whole.ts';

interface UnitInputProps extends InputProps {
  /** The smallest first. */
  units: readonly Unit[];
  /** Of the choice of units, pixels. */
  unitWidth: number;
  /** Whether `1.5` of a unit can be filled in. */
  takesParts?: boolean;
}

/** A whole number of the smallest unit inside; outside a number and its unit, at first the largest that holds it without a rest. */
export function UnitInput(props: UnitInputProps) {
  const { value, onChange, onBlur, disabled, status, units, unitWidth, takesParts = false } = props;
  const { t } = useTranslation('form');
  const whole = typeof value === 'number' ? value : null;
  const [chosen, setChosen] = useState(() => largestWhole(units, whole ?? 0));
  const isChosenFit = takesParts || whole === null || whole % units[chosen]!.factor === 0;
  const unit = isChosenFit ? chosen : largestWhole(units, whole);
  const { factor } = units[unit]!;
  const count = whole === null ? null : whole / factor;
  const choose = (next: number) => {
    setChosen(next);
    if (count !== null) onChange(Math.round(count * units[next]!.factor));
  };
  return (
    <Space.Compact style={{ width: '100%' }}>
      <InputNumber<number | string>
        {...inputAria(props)}
        style={{ width: '100%' }}
        value={count}
        min={0}
        {...(!takesParts && { precision: 0 })}
        parser={(text) => halfWidthDigits(text ?? '')}
        onChange={(number) => onChange(number === null || number === '' ? undefined : Math.round(Number(number) * factor))}
        onBlur={onBlur}
        disabled={disabled}
        status={status}
      />
      <Select
        aria-label={t('duration.unit')}
        style={{ width: unitWidth }}
        value={unit}
        onChange={choose}
        options={units.map(({ label }, index) => ({ value: index, label }))}
        disabled={disabled}
      />
    </Space.Compact>
  );
}
