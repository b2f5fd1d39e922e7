import type { FieldProps } from '@rjsf/utils';
import { isGroupable } from '../model/table-groups.ts';
import { PickedColumns } from './PickedColumns.tsx';
import { useOfferedColumns } from './use-offered-columns.ts';

/** The columns whose values make a group. */
export function GroupsField(props: FieldProps) {
  const { columns } = useOfferedColumns();
  return <PickedColumns {...props} columns={columns.filter(({ type }) => isGroupable(type))} />;
}
