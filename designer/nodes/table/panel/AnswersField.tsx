import type { FieldProps } from '@rjsf/utils';
import { ColumnsSelect } from './ColumnsSelect.tsx';
import { useOfferedColumns } from './use-offered-columns.ts';

/** The columns that rows are answered with. */
export function AnswersField({ formData, onChange, fieldPathId, schema, name }: FieldProps) {
  const { columns } = useOfferedColumns();
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
