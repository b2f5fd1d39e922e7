import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { inputAria, textValue } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { scalarOf } from './scalar.ts';

const separators = [',', '，', '、', ';', '；', '\n'];

/** Held as an array or as one text with commas, as the field's type says. */
export function TagChips(props: InputProps) {
  const { field, value, onChange, onBlur, disabled, status } = props;
  const { t } = useTranslation('form');
  const tags = Array.isArray(value) ? value.map(textValue) : textValue(value).split(',').filter(Boolean);
  const change = (chips: string[]) => {
    const clean = [...new Set(chips.map((chip) => chip.trim()).filter(Boolean))];
    if (clean.length === 0) onChange(undefined);
    else onChange(field.type === 'array' ? clean.map((chip) => scalarOf(field.element?.type, chip)) : clean.join(','));
  };
  return (
    <Select
      {...inputAria(props)}
      mode="tags"
      open={false}
      suffixIcon={null}
      style={{ width: '100%' }}
      tokenSeparators={separators}
      value={tags}
      onChange={change}
      onBlur={onBlur}
      disabled={disabled}
      status={status}
      placeholder={t('tags.placeholder')}
    />
  );
}
