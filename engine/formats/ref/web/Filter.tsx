import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenValues } from '../../../web/widgets/base/condition-part.ts';
import type { FilterProps } from '../../../web/widgets/base/widget.ts';
import { useOptions } from './use-options.ts';

export default function RefFilter({ field, value, onChange, id }: FilterProps) {
  const { t } = useTranslation('list');
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(0);
  const chosen = chosenValues(value);
  const { options, loading } = useOptions(field.name, chosen, search, opened);
  return (
    <Select<(string | number)[]>
      id={id}
      mode="multiple"
      allowClear
      maxTagCount="responsive"
      placeholder={t('any')}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      loading={loading}
      value={chosen}
      options={options}
      onOpenChange={(open) => open && setOpened(1)}
      onChange={(values) => onChange(values.length > 0 ? { in: values } : undefined)}
    />
  );
}
