import { InputNumber } from 'antd';
import { useLanguage } from '../../state/language.ts';
import { inputAria } from '../base/input-aria.ts';
import type { InputProps } from '../base/widget.ts';
import { halfWidthDigits } from './half-width-digits.ts';

/** Limits are not enforced while typing: a person who types 5 on the way to 50 is not wrong yet. */
export default function NumberInput(props: InputProps) {
  const { field, value, onChange, onBlur, disabled, status } = props;
  const language = useLanguage();
  return (
    <InputNumber<number | string>
      {...inputAria(props)}
      style={{ width: '100%' }}
      value={typeof value === 'number' ? value : null}
      onChange={(number) => onChange(number === null || number === '' ? undefined : Number(number))}
      onBlur={onBlur}
      disabled={disabled}
      status={status}
      precision={field.type === 'integer' ? 0 : undefined}
      step={field.schema.multipleOf ?? 1}
      changeOnWheel={false}
      parser={(text) => halfWidthDigits(text ?? '')}
      suffix={field.unit?.[language]}
    />
  );
}
