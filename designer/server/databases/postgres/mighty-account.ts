/** Roles whose members reach files and programs of the server, as superusers do. */
const mightyRoles = ['pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files'];
const memberships = mightyRoles.map((role) => `coalesce((select pg_has_role(session_user, oid, 'member') from pg_roles where rolname = '${role}'), false)`);

/** Condition on the row `r` of `pg_roles`: the account could leave its database. */
export const mightyCondition = ['r.rolsuper', ...memberships].join(' or ');
