import type { FieldProps } from '@rjsf/utils';
import { Select } from 'antd';
import { knownTables } from '../../../panels/inspector/settings/controls/known-tables.ts';
import { useLoaded } from '../../../panels/inspector/settings/controls/use-loaded.ts';

/** One of the configured databases. What stands there stays, known or not. */
export function SqlDatabaseField({ formData, onChange, fieldPathId, schema, name }: FieldProps) {
  const tables = useLoaded(knownTables)?.items ?? [];
  const value = typeof formData === 'string' && formData !== '' ? formData : undefined;
  const known = new Set(tables.flatMap(({ database }) => (database === null ? [] : [database])));
  if (value !== undefined) known.add(value);
  return (
    <Select<string>
      id={fieldPathId.$id}
      aria-label={schema.title || name}
      aria-describedby={`${fieldPathId.$id}__help`}
      showSearch
      {...(value !== undefined && { value })}
      onChange={(chosen) => onChange(chosen, fieldPathId.path)}
      options={[...known].sort().map((one) => ({ value: one, label: one }))}
    />
  );
}
