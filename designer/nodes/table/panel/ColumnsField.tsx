import type { FieldProps } from '@rjsf/utils';
import { matchesOf } from '../../../model/semantics/runtime/table-conditions.ts';
import { nodeJoins } from '../model/table-joins.ts';
import { isNarrowed } from '../model/table-settings.ts';
import { ColumnsSelect } from './ColumnsSelect.tsx';
import { Conditions } from './Conditions.tsx';
import { useOfferedColumns } from './use-offered-columns.ts';

/** The columns a node writes, or the conditions on the rows it finds. */
export function ColumnsField({ formData, onChange, fieldPathId, schema, name }: FieldProps) {
  const { columns, settings } = useOfferedColumns();
  if (isNarrowed(settings)) {
    const joined = nodeJoins(settings).flatMap((join) =>
      join.via === undefined ? [] : join.columns.map(({ name: column, type }) => ({ name: `${join.name}.${column}`, type })),
    );
    const comparable = [{ name: 'id', type: 'integer' as const }, ...[...columns, ...joined].filter(({ type }) => matchesOf(type).length > 0)];
    return <Conditions id={fieldPathId.$id} value={formData} columns={comparable} onChange={(conditions) => onChange(conditions, fieldPathId.path)} />;
  }
  return (
    <ColumnsSelect
      id={fieldPathId.$id}
      label={schema.title || name}
      value={formData}
      columns={columns}
      onChange={(chosen) => onChange(chosen, fieldPathId.path)}
    />
  );
}
