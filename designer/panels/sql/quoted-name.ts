import type { SqlSchema } from '../../calls/sql-calls.ts';

/** Words that a name must not be without quotes; the editor offers them. */
export const sqlWords =
  'select from where and or not in is null like between order by group having limit offset join left right inner outer on as distinct union all case when then else end with recursive values insert into update set delete create table alter drop explain count sum avg min max'.split(
    ' ',
  );

/** A name that is not read as it is written stands in quotes. */
export function quotedName(name: string, { dialect }: Pick<SqlSchema, 'dialect'>): string {
  if (/^[a-z_][a-z0-9_]*$/.test(name) && !sqlWords.includes(name)) return name;
  return dialect === 'mysql' ? `\`${name.replaceAll('`', '``')}\`` : `"${name.replaceAll('"', '""')}"`;
}
