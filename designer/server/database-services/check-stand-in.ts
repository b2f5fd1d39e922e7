import { fillText, joinTexts, plainText, type Text } from '../../../engine/core/text/text.ts';
import { InputError, type Platform, type Query, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/check-stand-in.ts';
import { type InterfaceDefinition, tableName } from '../../model/types/definition.ts';
import { connectionFailure, failedField } from '../databases/database-failure.ts';
import { openConfigured } from '../databases/open-configured.ts';
import { databaseConfigOf, platformDatabase, standInWords } from '../databases/table/database-config.ts';
import { publishedDefinitions, usesDatabase } from './published-definitions.ts';

/** Tables that are named where some are lacking. */
const shownTables = 5;

/** Whether a configured database only serves test runs of an environment. */
export function isStandIn({ environment }: Record<string, unknown>): boolean {
  return environment === 'dev' || environment === 'test';
}

/**
 * Checks which database this one is to stand in for: another one of production, for which no other stands in there. One that has a stand-in itself
 * stays what it is.
 * @param record as it is going to be
 * @throws InputError at the field that is wrong
 */
export async function checkPlace(query: Query, record: Record<string, unknown>): Promise<void> {
  const place = String(record.stands_for ?? '');
  const environment = record.environment === 'dev' ? 'dev' : 'test';
  if (place === '') throw invalid('stands_for', texts.none);
  const rows = await query
    .selectFrom('database_config')
    .select(['id', 'service_name', 'environment', 'stands_for', 'kind', 'host', 'port', 'name'])
    .where('deleted_at', 'is', null)
    .execute();
  const others = rows.filter(({ id }) => Number(id) !== Number(record.id));
  const held = others.find((other) => isStandIn(other) && other.stands_for === record.service_name);
  if (held) throw invalid('environment', fillText(texts.held, { service: String(held.service_name) }));
  const original = others.find((other) => other.service_name === place && !isStandIn(other));
  if (original && placeOf(original) === placeOf(record)) throw invalid('name', fillText(texts.same, { name: place }));
  if (!original && place !== platformDatabase) throw invalid('stands_for', fillText(texts.unknown, { name: place }));
  const rival = others.find((other) => other.stands_for === place && other.environment === environment);
  if (rival) throw invalid('stands_for', fillText(texts.twice, { ...standInWords(environment, place), service: String(rival.service_name) }));
}

/**
 * Checks that no database stands in for one that goes.
 * @throws CallError 409 that names those that do
 */
export async function checkRemoval(query: Query, service: string): Promise<void> {
  const rows = await query.selectFrom('database_config').select(['service_name', 'environment', 'stands_for']).where('deleted_at', 'is', null).execute();
  const names = rows.filter((row) => isStandIn(row) && row.stands_for === service).map(({ service_name }) => String(service_name));
  if (names.length > 0) throw refuse('conflict', texts.stoodFor, { services: joinTexts(names.sort().map(plainText)) });
}

/**
 * Checks whether a database can be reached and has the tables that published interfaces use of the one it stands in for.
 * @param record as it is going to be
 * @throws InputError at the field that is wrong
 */
export async function checkTables(platform: Platform, query: Query, record: Record<string, unknown>): Promise<void> {
  await checkPlace(query, record);
  const place = String(record.stands_for);
  const known = new Set(await tablesOf(platform, record));
  const published = await publishedDefinitions(query);
  const user = published.find(({ definition }) => usesDatabase(definition, String(record.service_name)));
  if (user) throw invalid('environment', fillText(texts.inUse, { service: user.service }));
  const used = published.flatMap(({ definition }) => usedTables(definition, place));
  const lacking = [...new Set(used)].filter((table) => !known.has(table)).sort();
  if (lacking.length === 0) return;
  const tables = lacking.slice(0, shownTables).join(', ');
  throw invalid('name', fillText(texts.lacking, { tables: lacking.length > shownTables ? `${tables} …` : tables, name: place }));
}

/** Where a database lies. */
function placeOf({ kind, host, port, name }: Record<string, unknown>): string {
  return kind === 'sqlite' ? `sqlite ${name}` : `${kind} ${String(host).toLowerCase()} ${port ?? ''} ${name}`;
}

/** @throws InputError with the reason why it cannot be connected to */
async function tablesOf(platform: Platform, record: Record<string, unknown>): Promise<string[]> {
  const config = databaseConfigOf(platform, record);
  try {
    const database = await openConfigured(config, platform.config.dataFolder);
    try {
      const shapes = await database.inspect();
      return shapes.flatMap(({ name }) => (name.startsWith(config.tablePrefix) ? [name.slice(config.tablePrefix.length)] : []));
    } finally {
      await database.close();
    }
  } catch (error) {
    throw invalid(config.kind === 'sqlite' ? 'name' : failedField(error), connectionFailure(error));
  }
}

/** The tables of a database that an interface reads or writes, as the database calls them. */
function usedTables({ table, flow }: InterfaceDefinition, database: string): string[] {
  const names = [...(table ? [tableName(table)] : []), ...flow.nodes.flatMap(({ type, settings }) => (type === 'table' ? [String(settings.table ?? '')] : []))];
  return names.flatMap((name) => {
    const dot = name.indexOf('.');
    if (name === '' || (dot < 0 ? platformDatabase : name.slice(0, dot)) !== database) return [];
    return [name.slice(dot + 1)];
  });
}

function invalid(field: string, text: Text): InputError {
  return new InputError([{ field, code: 'database', text }]);
}
