import { operationOf } from '../../../../engine/core/calls/screens/screen-operations.ts';

/** The screen whose records both trees are made of. */
const screen = {
  site: 'admin',
  className: 'ShowcaseDepartment',
  calls: { List: 'List', Remove: 'Remove' },
} as const;

export const listDepartments = operationOf(screen, 'List');
export const removeDepartment = operationOf(screen, 'Remove');
/** Where they are listed, added and edited. */
export const departmentPath = '/components/tree-table';

export interface Department {
  id: number;
  name: string;
  leader: string;
  people: number;
  children: Department[];
}

interface Row {
  id: number;
  name?: unknown;
  leader?: unknown;
  people?: unknown;
  parent_id?: unknown;
}

/** The departments above all others, each with those below it. One whose own is not among the rows stands at the top. */
export function forestOf(rows: readonly Row[]): Department[] {
  const all = new Map(
    rows.map(({ id, name, leader, people }): [number, Department] => [
      id,
      { id, name: String(name ?? ''), leader: String(leader ?? ''), people: Number(people ?? 0), children: [] },
    ]),
  );
  return rows.flatMap(({ id, parent_id }) => {
    const department = all.get(id);
    const above = all.get(Number(parent_id ?? 0));
    if (!department) return [];
    if (!above) return [department];
    above.children.push(department);
    return [];
  });
}
