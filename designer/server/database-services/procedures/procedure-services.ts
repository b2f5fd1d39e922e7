import type { Json } from '../../../../engine/core/json/json.ts';
import type { Text } from '../../../../engine/core/text/text.ts';
import { type ContractService, handle, InputError, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/procedure-services.ts';
import { getProcedure, saveProcedure, testProcedure } from '../../../calls/procedure-calls.ts';
import type { DesignerContext } from '../../context/designer-context.ts';
import { cellOf } from '../../databases/sql/sql-run.ts';
import { sqlFailure } from '../../databases/sql-failure.ts';
import type { Routine } from '../../databases/table/management.ts';
import { editsOf, requireProcedure, saveProcedureRow } from './procedure-store.ts';
import { type ProcedureParameter, readDefinition } from './read-definition.ts';

const namePattern = /^[A-Za-z_][A-Za-z0-9_]{0,62}$/;
/** Maximum duration of a definition or a test. */
const seconds = 10;
const shownRows = 200;

/** Returns the calls of the editor of stored procedures: definitions are stored here, and run in their database. */
export function procedureServices(context: DesignerContext): ContractService[] {
  const { platform, tables } = context;
  return [
    handle(getProcedure, async ({ id }) => {
      const configured = await tables.databases.list();
      const databases = configured.flatMap(({ service, kind }) => (kind === 'sqlite' ? [] : [{ name: service, dialect: kind }]));
      const without = configured.flatMap(({ service, kind }) => (kind === 'sqlite' ? [service] : []));
      if (id === undefined) return { procedure: null, parameters: [], edits: [], databases, without };
      const procedure = await requireProcedure(platform, id);
      const dialect = databases.find(({ name }) => name === procedure.database)?.dialect;
      return { procedure, parameters: parametersOf(procedure, dialect), edits: await editsOf(platform, id), databases, without };
    }),
    handle(saveProcedure, async ({ id, rev, name, database, kind, definition, description = '', run, force }, call) => {
      if (!namePattern.test(name)) throw inputError('name', texts.name);
      const config = await tables.databases.config(database);
      if (config.kind === 'sqlite') throw inputError('database', texts.sqlite);
      readDefinition(definition, name, kind, config.kind);
      const before = id === undefined ? null : await requireProcedure(platform, id);
      const values = { name, database, kind, definition, description };
      if (!run)
        return { ...(await saveProcedureRow(platform, call, { id, rev }, { ...values, ran_at: before?.ran_at ?? null }, false)), ran: false, fault: null };
      const error = await define(context, database, { name, kind, definition }, force).then(
        () => null,
        (error: unknown) => sqlFailure(error, seconds, config, platform.config.dataFolder).text[call.language],
      );
      const ran_at = error === null ? new Date().toISOString() : (before?.ran_at ?? null);
      const ran = error === null;
      return { ...(await saveProcedureRow(platform, call, { id, rev }, { ...values, ran_at }, ran)), ran, fault: error };
    }),
    handle(testProcedure, async ({ id, values = [] }) => {
      if (!Array.isArray(values) || values.length > 100) throw inputError('values', texts.values);
      const { name, database } = await requireProcedure(platform, id);
      const config = await tables.databases.config(database);
      const started = performance.now();
      try {
        await requireHarmless(context, database);
        const rows = await tables.databases.use(database, (connected) => connected.database.procedure(name, values.map(argument)));
        const shown = rows.slice(0, shownRows).map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, cellOf(value)])));
        return { rows: shown, total: rows.length, milliseconds: Math.round(performance.now() - started) };
      } catch (error) {
        throw sqlFailure(error, seconds, config, platform.config.dataFolder);
      }
    }),
  ];
}

async function define(context: DesignerContext, database: string, routine: Routine, isForced: boolean): Promise<void> {
  await requireHarmless(context, database);
  await context.tables.databases.use(database, async ({ database: opened }) => {
    if (!opened.manage.define) throw inputError('database', texts.sqlite);
    await opened.manage.define(routine, isForced);
  });
}

/** A definition may contain anything: it is not run if the account could reach files and programs of its server. */
async function requireHarmless({ tables }: DesignerContext, database: string): Promise<void> {
  const isMighty = await tables.databases.use(database, ({ database: opened }) => opened.manage.isMighty());
  if (isMighty) throw refuse('conflict', texts.mighty);
}

/** The definition was saved, so it can be parsed. */
function parametersOf(
  { definition, name, kind }: { definition: string; name: string; kind: Routine['kind'] },
  dialect: 'postgres' | 'mysql' | undefined,
): ProcedureParameter[] {
  return dialect ? readDefinition(definition, name, kind, dialect) : [];
}

/** Lists and objects are passed as JSON text. */
function argument(value: Json): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

function inputError(field: string, text: Text): InputError {
  return new InputError([{ field, code: field, text }]);
}
