import { type Call, type Platform, type Query, refuse, requireScreen, type StoredRecord, sessionOf } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/procedure-services.ts';

/** A stored procedure or function. */
export interface StoredProcedure {
  id: number;
  rev: number;
  name: string;
  database: string;
  kind: 'procedure' | 'function';
  definition: string;
  description: string;
  ran_at: string | null;
}

/** An earlier definition. */
export interface ProcedureEdit {
  id: number;
  at: string;
  by: string;
  definition: string;
  ran: boolean;
}

/**
 * Returns a stored procedure.
 * @throws CallError 404 if there is none
 */
export async function requireProcedure(platform: Platform, id: number): Promise<StoredProcedure> {
  const row = await repositoryOf(platform, 'stored_procedure').findBy(platform.database.read, { id });
  if (!row) throw refuse('notFound', texts.gone);
  return procedureOf(row);
}

/**
 * Stores a definition and its edit, which tells whether it `ran`.
 * @throws CallError 409 if the name is used, or somebody else has saved meanwhile
 */
export async function saveProcedureRow(
  platform: Platform,
  call: Call,
  { id, rev }: { id?: number | undefined; rev?: number | undefined },
  values: Omit<StoredProcedure, 'id' | 'rev'>,
  ran: boolean,
): Promise<{ id: number; rev: number }> {
  const { database, audit } = platform;
  const { accountId } = sessionOf(call);
  const procedures = repositoryOf(platform, 'stored_procedure');
  try {
    return await database.transact(async (query) => {
      const before = id === undefined ? null : await procedures.findBy(query, { id });
      if (id !== undefined && !before) throw refuse('notFound', texts.gone);
      const written = id === undefined ? await procedures.insert(query, values, accountId) : await procedures.update(query, id, rev ?? null, values);
      if (!written) throw refuse('conflict', texts.changed);
      const own = { id: Number(written.id), rev: Number(written.rev) };
      await keepEdit(platform, query, own.id, { definition: values.definition, ran }, accountId);
      const shown = ({ name, database: place, kind, definition, description }: Partial<StoredProcedure>) => ({
        name,
        database: place,
        kind,
        definition,
        description,
      });
      const entry = { screen: 'stored_procedure', recordId: own.id, before: before && shown(procedureOf(before)), after: shown(values) };
      await audit.record(query, call, { ...entry, verb: id === undefined ? 'Add' : 'Edit' });
      return own;
    });
  } catch (error) {
    if (database.uniqueViolation(error)) throw refuse('conflict', texts.taken, { name: values.name });
    throw error;
  }
}

/** Returns the last 20 edits, newest first; older ones are deleted. */
export async function editsOf(platform: Platform, id: number): Promise<ProcedureEdit[]> {
  const rows = await platform.database.read
    .selectFrom('stored_procedure_edit')
    .select(['id', 'created_at', 'created_by', 'definition', 'ran'])
    .where('procedure_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  const ids = [...new Set(rows.flatMap(({ created_by }) => (created_by === null ? [] : [Number(created_by)])))];
  const accounts = ids.length === 0 ? [] : await platform.database.read.selectFrom('account').select(['id', 'username']).where('id', 'in', ids).execute();
  const names = new Map(accounts.map((account) => [Number(account.id), String(account.username)]));
  return rows.map((row) => ({
    ...{
      id: Number(row.id),
      at: String(row.created_at),
      by: names.get(Number(row.created_by)) ?? '',
      definition: String(row.definition),
      ran: Boolean(row.ran),
    },
  }));
}

async function keepEdit(
  platform: Platform,
  query: Query,
  procedure_id: number,
  edit: Pick<ProcedureEdit, 'definition' | 'ran'>,
  accountId: number,
): Promise<void> {
  await repositoryOf(platform, 'stored_procedure_edit').insert(query, { procedure_id, ...edit }, accountId);
}

function repositoryOf(platform: Platform, screen: string) {
  const repository = platform.repositories.of(requireScreen(platform, screen));
  if (!repository) throw new Error(`${screen} has no records`);
  return repository;
}

function procedureOf(row: StoredRecord): StoredProcedure {
  return {
    ...{ id: Number(row.id), rev: Number(row.rev), name: String(row.name), database: String(row.database), definition: String(row.definition ?? '') },
    kind: row.kind === 'function' ? 'function' : 'procedure',
    description: String(row.description ?? ''),
    ran_at: row.ran_at === null || row.ran_at === undefined ? null : String(row.ran_at),
  };
}
