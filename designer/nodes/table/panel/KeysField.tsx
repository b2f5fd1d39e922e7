import type { FieldProps } from '@rjsf/utils';
import { matchesOf } from '../../../model/semantics/runtime/table-conditions.ts';
import { columnsOf } from '../model/table-settings.ts';
import { ColumnsSelect } from './ColumnsSelect.tsx';
import { useOfferedColumns } from './use-offered-columns.ts';

/** The columns an upsert finds its row by: some of those it writes. */
export function KeysField({ formData, onChange, fieldPathId, schema, name }: FieldProps) {
  const { settings } = useOfferedColumns();
  const columns = columnsOf(settings).filter(({ type }) => matchesOf(type).includes('equal'));
  return (
    <ColumnsSelect
      id={fieldPathId.$id}
      label={schema.title || name}
      value={formData}
      columns={columns}
      onChange={(chosen) => onChange(chosen.length > 0 ? chosen : undefined, fieldPathId.path)}
    />
  );
}
