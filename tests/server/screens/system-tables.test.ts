import { expect, test } from 'vitest';
import { systemTables } from '../../../engine/core/descriptor/check/system-tables.ts';
import { systemTables as authTables } from '../../../engine/server/auth/system-tables.ts';
import { fileTable } from '../../../engine/server/files/file-table.ts';
import { jobTable } from '../../../engine/server/jobs/job-table.ts';
import { serviceTables } from '../../../engine/server/operations/operation-tables.ts';
import { openTables } from '../../../plugins/apps/server/app-tables.ts';
import { limitTables } from '../../../plugins/limits/server/limit-tables.ts';

/** Tables whose rows a screen may show: they hold no key and guard nothing. */
const open = ['level', 'login_log', 'error_log', 'access_log', 'access_day', 'request_log', 'file'];

test('every table of the engine is kept from descriptors or open on purpose', () => {
  const tables = [...Object.values(authTables), ...openTables, ...limitTables, ...serviceTables, jobTable, fileTable].map((table) => table.name);
  const unguarded = tables.filter((name) => !Object.hasOwn(systemTables, name));
  expect(unguarded.sort()).toEqual([...open].sort());
});
