import { crc32 } from 'node:zlib';
import type { Platform, RowSource, SourceRow } from '../../../../engine/server/index.ts';

/** The modules whose interfaces have test cases, by name. */
export async function modulesWithCases({ database }: Pick<Platform, 'database'>): Promise<string[]> {
  const rows = await database.read
    .selectFrom('test_case')
    .innerJoin('interface_definition', 'interface_definition.id', 'test_case.interface_id')
    .select('interface_definition.module')
    .distinct()
    .where('test_case.deleted_at', 'is', null)
    .execute();
  const modules = rows.flatMap(({ module }) => (module ? [module] : []));
  return modules.sort((one, other) => (one < other ? -1 : 1));
}

/** The same as rows, for pickers. */
export const modules: RowSource = {
  filters: ['id', 'module'],
  sorts: ['id', 'module'],
  search: ['module'],
  async list({ filters, search, page, limit }, platform) {
    const rows = (await modulesWithCases(platform)).map((module): SourceRow => ({ id: crc32(module), module }));
    const contains = (module: unknown, text: unknown) => String(module).toLowerCase().includes(String(text).toLowerCase());
    const wanted = rows.filter(
      ({ id, module }) =>
        (search === undefined || contains(module, search)) &&
        filters.every(({ field, operator, value }) =>
          operator === 'contains' ? contains(module, value) : [value].flat().includes(field === 'id' ? id : module),
        ),
    );
    return { items: wanted.slice((page - 1) * limit, page * limit), total: wanted.length };
  },
};
