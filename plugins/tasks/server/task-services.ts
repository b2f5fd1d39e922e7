import { crc32 } from 'node:zlib';
import { isCalledByTasks, type RowSource, type SourceRow } from '../../../engine/server/index.ts';

/** What a task may call: published interfaces, and the services of the namespace Task, by name. */
export const taskServices: RowSource = {
  filters: ['id', 'service_name'],
  sorts: ['id', 'service_name'],
  search: ['service_name'],
  async list({ filters, search, sort, page, limit }, { services }) {
    const rows = services
      .all()
      .filter(isCalledByTasks)
      .map(({ name }): SourceRow => ({ id: crc32(name), service_name: name }));
    const wanted = rows.filter((row) => filters.every(({ field, operator, value }) => holds(row[field], operator, value)) && isFound(row, search));
    const [first] = sort;
    // The platform's own stand first, and otherwise names go by the alphabet.
    const rank = (row: SourceRow) => `${String(row.service_name).startsWith('Task.') ? 0 : 1}${String(row.service_name)}`;
    wanted.sort((one, other) => (rank(one) < rank(other) ? -1 : 1) * (first?.field === 'service_name' && first.descending ? -1 : 1));
    return { items: wanted.slice((page - 1) * limit, page * limit), total: wanted.length };
  },
};

function holds(found: unknown, operator: string, value: unknown): boolean {
  const values = [value].flat();
  if (operator === 'contains') return String(found).toLowerCase().includes(String(value).toLowerCase());
  return operator === 'eq' || operator === 'in' ? values.some((one) => one === found) : operator === 'not' ? !values.some((one) => one === found) : true;
}

function isFound(row: SourceRow, search: string | undefined): boolean {
  return search === undefined || String(row.service_name).toLowerCase().includes(search.toLowerCase());
}
