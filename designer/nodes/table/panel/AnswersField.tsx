import type { FieldProps } from '@rjsf/utils';
import { PickedColumns } from './PickedColumns.tsx';
import { useOfferedColumns } from './use-offered-columns.ts';

/** The columns that rows are answered with. */
export function AnswersField(props: FieldProps) {
  const { columns } = useOfferedColumns();
  return <PickedColumns {...props} columns={columns} />;
}
