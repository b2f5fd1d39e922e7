import type { FieldProps } from '@rjsf/utils';
import { type Column, ColumnsSelect } from './ColumnsSelect.tsx';

/** A setting that is some of these columns, and is left out where it is none. */
export function PickedColumns({ formData, onChange, fieldPathId, schema, name, columns }: FieldProps & { columns: readonly Column[] }) {
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
