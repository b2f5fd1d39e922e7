import type { FieldProps } from '@rjsf/utils';
import { matchesOf } from '../../../model/semantics/runtime/table-conditions.ts';
import { columnsOf } from '../model/table-settings.ts';
import { PickedColumns } from './PickedColumns.tsx';
import { useOfferedColumns } from './use-offered-columns.ts';

/** The columns an upsert finds its row by: some of those it writes. */
export function KeysField(props: FieldProps) {
  const { settings } = useOfferedColumns();
  return <PickedColumns {...props} columns={columnsOf(settings).filter(({ type }) => matchesOf(type).includes('equal'))} />;
}
