/** A definition to begin with. */
export function templateOf(dialect: 'postgres' | 'mysql', kind: 'procedure' | 'function', wish: string): string {
  const name = wish || 'my_procedure';
  if (dialect === 'mysql') {
    return kind === 'procedure'
      ? `create procedure ${name}(in wanted int)\nbegin\n  select wanted as answer;\nend`
      : `create function ${name}(wanted int) returns int deterministic\nreturn wanted * 2`;
  }
  return kind === 'procedure'
    ? `create or replace procedure ${name}(in wanted integer, inout answer integer)\nlanguage plpgsql as $$\nbegin\n  answer := wanted * 2;\nend $$`
    : `create or replace function ${name}(wanted integer) returns table (answer integer)\nlanguage sql stable as $$\n  select wanted * 2\n$$`;
}
