import { type CellProps, EmptyValue } from '../../../../engine/web/index.ts';
import { useDepartments } from '../departments/use-departments.ts';
import { flat, idsIn } from './ticks.ts';

/** The names of the departments that were ticked. */
export function DepartmentCell({ value }: CellProps) {
  const { forest = [] } = useDepartments();
  const ids = idsIn(value);
  if (ids.size === 0) return <EmptyValue />;
  const names = new Map(flat(forest, () => true).map(({ department: { id, name } }) => [id, name]));
  return <span>{[...ids].map((id) => names.get(id) ?? `#${id}`).join(', ')}</span>;
}
