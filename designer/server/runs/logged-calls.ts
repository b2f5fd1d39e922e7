import type { Json } from '../../../engine/core/json/json.ts';
import { parseLossless } from '../../../engine/core/json/lossless-json.ts';
import { credentialFields } from '../../../engine/core/sign-in/credentials.ts';
import { parseParameters } from '../../../engine/core/validation/parameters/parse-parameters.ts';
import { type Call, parameterTools, type Query, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/logged-calls.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { formOf } from '../runtime/form-of.ts';

/** A row of the access log, with the version of the interface that answered. */
export interface LoggedCall {
  id: number;
  time: string;
  ret: number;
  ms: number;
  appKey: string | null;
  requestId: string;
  bundle: string;
  interfaceId: number;
  /** Typed where they are valid, else as they were sent. */
  parameters: { [name: string]: Json };
  /** Names of parameters whose values the log did not keep as they were. */
  incomplete: string[];
  definition: InterfaceDefinition;
  app: Call['app'];
}

const shown = 50;
/** What the access log writes in place of a private value, and behind a long one. */
const hidden = '***';
const cut = '…';

/** Returns the latest calls that any version of an interface has answered, newest first. */
export async function loggedCalls(query: Query, interfaceId: number, failedOnly: boolean): Promise<LoggedCall[]> {
  const services = query.selectFrom('interface_bundle').select('service').distinct().where('interface_id', '=', interfaceId);
  let select = rows(query).where('access_log.service', 'in', services).where('interface_bundle.interface_id', '=', interfaceId);
  if (failedOnly) select = select.where('access_log.ret', '!=', 200);
  return (await select.orderBy('access_log.time', 'desc').orderBy('access_log.id', 'desc').limit(shown).execute()).map(callOf);
}

/**
 * Returns a logged call.
 * @throws CallError 404 for a row that does not exist, or that no interface answered
 */
export async function loggedCall(query: Query, id: number): Promise<LoggedCall> {
  const row = await rows(query).where('access_log.id', '=', id).executeTakeFirst();
  if (!row) throw refuse('notFound', texts.none, { id });
  return callOf(row);
}

function rows(query: Query) {
  return (
    query
      .selectFrom('access_log')
      // By the bundle alone: it may have been called by a former name.
      .innerJoin('interface_bundle', 'interface_bundle.bundle', 'access_log.bundle')
      .leftJoin('app', 'app.app_key', 'access_log.app_key')
      .select(['access_log.id', 'access_log.time', 'access_log.ret', 'access_log.ms', 'access_log.app_key', 'access_log.account_id'])
      .select([
        'access_log.request_id',
        'access_log.bundle',
        'access_log.parameters',
        'interface_bundle.definition',
        'interface_bundle.interface_id',
        'app.id as app_id',
      ])
  );
}

function callOf(row: Record<string, unknown>): LoggedCall {
  const definition: InterfaceDefinition = { ...JSON.parse(String(row.definition)), rev: 0 };
  const own = sentParameters(String(row.parameters));
  const { values } = parseParameters(definition.parameters, formOf(Object.fromEntries(own)), parameterTools);
  const appKey = row.app_key === null ? null : String(row.app_key);
  return {
    id: Number(row.id),
    time: String(row.time instanceof Date ? row.time.toISOString() : row.time),
    ret: Number(row.ret),
    ms: Number(row.ms),
    appKey,
    requestId: String(row.request_id),
    bundle: String(row.bundle),
    interfaceId: Number(row.interface_id),
    parameters: Object.fromEntries(own.map(([name, value]) => [name, (values[name] ?? value) as Json])),
    incomplete: incompleteOf(own),
    definition,
    app: appKey !== null && row.app_id !== null ? { id: Number(row.app_id), appKey, accountId: Number(row.account_id) } : null,
  };
}

/** Returns what a caller has sent besides his credentials, from the text of the log. */
export function sentParameters(text: string): [string, Json][] {
  const sent = parseLossless(text) as { [name: string]: Json };
  return Object.entries(sent).filter(([name]) => !(credentialFields as readonly string[]).includes(name));
}

/** Returns the names of parameters the log has not stored completely. */
export function incompleteOf(sent: readonly [string, Json][]): string[] {
  return sent.filter(([name, value]) => name === cut || isIncomplete(value)).map(([name]) => name);
}

/** Whether a part was masked, at any depth, or cut off. */
function isIncomplete(value: Json): boolean {
  if (typeof value === 'string') return value === hidden || value.endsWith(cut);
  return typeof value === 'object' && value !== null && Object.values(value).some(isIncomplete);
}
