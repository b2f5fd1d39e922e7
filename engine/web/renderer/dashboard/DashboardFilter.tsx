import { SearchOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field, Screen } from '../../../core/descriptor/types.ts';
import { useOptions } from '../../../formats/ref/web/use-options.ts';
import { useText } from '../../state/language.ts';
import { RefContext } from '../../widgets/base/ref-context.ts';
import { parseFilterValue } from '../list/query/filter-values.ts';

interface FilterProps {
  field: Field;
  /** As the address has it. */
  value: string | undefined;
  onChange(value: string | undefined): void;
}

/** One value a dashboard is narrowed by. @param screen the field's own, which offers records to choose from */
export function DashboardFilter({ screen, ...props }: FilterProps & { screen: Screen }) {
  const { t } = useTranslation('list');
  const text = useText();
  const { field, value, onChange } = props;
  const label = text(field.label);
  if (field.format?.kind === 'ref') {
    return (
      <RefContext value={{ screen, labels: {}, addresses: {} }}>
        <RecordFilter {...props} />
      </RefContext>
    );
  }
  const choices =
    field.options?.map((option) => ({ value: String(option.value), label: text(option.label) })) ??
    (field.type === 'boolean'
      ? [
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]
      : undefined);
  if (choices) return <Select allowClear className="dash-filter" aria-label={label} placeholder={label} value={value} options={choices} onChange={onChange} />;
  return (
    <Input.Search
      key={value}
      allowClear
      className="dash-filter"
      aria-label={label}
      placeholder={label}
      defaultValue={value}
      enterButton={<Button icon={<SearchOutlined aria-hidden />} aria-label={t('query')} />}
      onSearch={(typed) => onChange(typed.trim() || undefined)}
    />
  );
}

function RecordFilter({ field, value, onChange }: FilterProps) {
  const text = useText();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(0);
  const chosen = value === undefined ? undefined : parseFilterValue(field, value);
  const id = typeof chosen === 'boolean' ? undefined : chosen;
  const { options, loading } = useOptions(field.name, id === undefined ? [] : [id], search, opened);
  return (
    <Select<string | number>
      allowClear
      className="dash-filter"
      aria-label={text(field.label)}
      placeholder={text(field.label)}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      loading={loading}
      value={id}
      options={options}
      onOpenChange={(open) => open && setOpened(1)}
      onChange={(record: string | number | undefined) => onChange(record === undefined ? undefined : String(record))}
    />
  );
}
