import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useText } from '../../state/language.ts';
import { chosenValues } from '../base/condition-part.ts';
import type { FilterProps } from '../base/widget.ts';

export function OptionsFilter({ field, value, onChange, id }: FilterProps) {
  const { t } = useTranslation('list');
  const text = useText();
  return (
    <Select<(string | number)[]>
      id={id}
      mode="multiple"
      allowClear
      maxTagCount="responsive"
      placeholder={t('any')}
      optionFilterProp="label"
      value={chosenValues(value)}
      options={(field.options ?? field.element?.options ?? []).map((option) => ({ value: option.value, label: text(option.label) }))}
      onChange={(chosen) => onChange(chosen.length > 0 ? { in: chosen } : undefined)}
    />
  );
}
