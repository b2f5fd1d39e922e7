import { Select } from 'antd';
import { useLanguage } from '../../../../engine/web/index.ts';
import { typeLabel } from '../../../model/types/type-label.ts';
import type { SqlMember } from '../model/sql-settings.ts';

interface ColumnTypeSelectProps {
  label: string;
  value: SqlMember['type'];
  types: readonly SqlMember['type'][];
  onChange(chosen: SqlMember['type']): void;
}

export function ColumnTypeSelect({ label, value, types, onChange }: ColumnTypeSelectProps) {
  const language = useLanguage();
  return (
    <Select<SqlMember['type']>
      aria-label={label}
      size="small"
      popupMatchSelectWidth={false}
      value={value}
      options={types.map((type) => ({ value: type, label: typeLabel({ type })[language] }))}
      onChange={onChange}
    />
  );
}
