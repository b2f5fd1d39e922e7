import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { conditionPart } from '../base/condition-part.ts';
import type { FilterProps } from '../base/widget.ts';

export function BooleanFilter({ value, onChange, id }: FilterProps) {
  const { t } = useTranslation('list');
  const equal = conditionPart(value, 'eq');
  return (
    <Select<string>
      id={id}
      allowClear
      placeholder={t('any')}
      value={typeof equal === 'boolean' ? String(equal) : undefined}
      options={[
        { value: 'true', label: t('yes') },
        { value: 'false', label: t('no') },
      ]}
      onChange={(chosen) => onChange(chosen === undefined ? undefined : { eq: chosen === 'true' })}
    />
  );
}
