import { parseLossless, printLossless } from '../../../engine/core/json/lossless-json.ts';
import { fillText, type Text } from '../../../engine/core/text/text.ts';
import { CallError } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/host-functions.ts';
import { longestPause } from '../../model/semantics/runtime/run-frame.ts';
import type {
  HttpRequest,
  HttpStyles,
  Runtime,
  SqlRequest,
  SqlValue,
  TableCondition,
  TableConditions,
  TableFigure,
  TableGroupKey,
  TableGroups,
  TableJoin,
  TablePage,
  TableRequest,
  TopicMessage,
  ValueStyle,
} from '../../model/semantics/runtime/runtime.ts';
import type { RuntimeCall } from '../../model/semantics/runtime/runtime-calls.ts';
import { tableMatches } from '../../model/semantics/runtime/table-conditions.ts';
import { Failure } from '../../model/semantics/values/failure.ts';
import { columnTypes } from '../../model/types/definition.ts';
import { httpForwards } from '../../nodes/http/model/request-words.ts';
import { isValueStyle, valueStyles } from '../../nodes/http/model/value-styles.ts';
import { tableFigures, tablePeriods } from '../../nodes/table/model/table-groups.ts';
import { charactersIn } from './characters-in.ts';
import { compileBody } from './program.ts';

type HostFunction = (runtime: Runtime, args: unknown[]) => unknown;

/**
 * What guest code may call on the server, by name. Arguments are untrusted JSON values, validated by their receivers. Functions are called as members
 * of the runtime, which may be an object of a class.
 */
const functions: Readonly<Record<RuntimeCall | 'compile', HostFunction>> = {
  'tables.list': ({ tables }, [table, request]) => tables.list(text(table), { ...tableRequest(request), ...paging(request) }),
  'tables.find': ({ tables }, [table, request]) => tables.find(text(table), tableRequest(request)),
  'tables.get': ({ tables }, [table, id, columns, joins]) =>
    tables.get(text(table), id, (columns ?? undefined) === undefined ? undefined : list(columns).map(text), tableJoins(joins)),
  'tables.insert': ({ tables }, [table, values]) => tables.insert(text(table), members(values)),
  'tables.update': ({ tables }, [table, id, values]) => tables.update(text(table), id, members(values)),
  'tables.upsert': ({ tables }, [table, keys, values]) => tables.upsert(text(table), list(keys).map(text), members(values)),
  'tables.delete': ({ tables }, [table, id]) => tables.delete(text(table), id),
  'tables.count': ({ tables }, [table, values, others]) => tables.count(text(table), members(values), conditions(members(others ?? {}))),
  'tables.group': ({ tables }, [table, request]) => tables.group(text(table), tableGroups(request)),
  'cache.get': ({ cache }, [key]) => cache.get(text(key)),
  'cache.set': ({ cache }, [key, value, seconds]) => cache.set(text(key), value, Number(seconds)),
  'cache.delete': ({ cache }, [key]) => cache.delete(text(key)),
  'topics.publish': ({ topics }, [message]) => topics.publish(topicMessage(message)),
  http: (runtime, [request]) => runtime.http(httpRequest(request)),
  call: (runtime, [service, parameters]) => runtime.call(text(service), members(parameters ?? {})),
  config: (runtime, [name]) => runtime.config(text(name)),
  now: (runtime) => runtime.now(),
  random: (runtime) => runtime.random(),
  uuid: (runtime) => runtime.uuid(),
  'passwords.hash': ({ passwords }, [password]) => passwords.hash(password),
  'passwords.verify': ({ passwords }, [password, hash]) => passwords.verify(password, hash),
  // Which statements there are, and what they may, the nodes of the interface say.
  sql: (runtime, [request]) => runtime.sql(sqlRequest(request)),
  procedure: (runtime, [database, name, values]) => runtime.procedure(text(database), text(name), Array.isArray(values) ? values : []),
  'frames.begin': ({ frames }, [kind]) => frames.begin(kind === 'transaction' ? kind : 'attempt'),
  'frames.commit': ({ frames }) => frames.commit(),
  'frames.undo': ({ frames }) => frames.undo(),
  'frames.pause': ({ frames }, [milliseconds]) => frames.pause(Math.min(Number(milliseconds) || 0, longestPause)),
  'frames.words': ({ frames }, [sentence]) => frames.words(members(sentence) as unknown as Text),
  compile: async (_runtime, [body, names]) => (await compileBody(text(body), Array.isArray(names) ? names.map(text) : [])).js,
};

/**
 * Answers one call of the guest as JSON; null if that is certainly longer than `most` characters. Refusals are failures the guest may catch; any
 * other error rejects and ends the run.
 */
export async function askHost(runtime: Runtime, name: string, args: string, most: number): Promise<string | null> {
  const ask = Object.hasOwn(functions, name) ? functions[name as keyof typeof functions] : undefined;
  if (!ask) return failed(404, fillText(texts.noFunction, { name }));
  try {
    const data = await ask(runtime, parseLossless(args) as unknown[]);
    return charactersIn(data, most) > most ? null : printLossless({ data: data ?? null });
  } catch (error) {
    if (error instanceof Failure || error instanceof CallError) return failed(error.ret, error.text, error.data);
    throw error;
  }
}

function failed(ret: number, text: Failure['text'], data: unknown = null): string {
  return printLossless({ failure: { ret, text, data } });
}

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new Failure(400, texts.text);
}

function members(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new Failure(400, texts.object);
}

function list(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw new Failure(400, texts.list);
}

function tableRequest(value: unknown): TableRequest {
  const { equal, sort, columns, ...others } = members(value);
  return { equal: members(equal ?? {}), sort, ...(columns !== undefined && { columns: list(columns).map(text) }), ...conditions(others) };
}

function sqlRequest(value: unknown): SqlRequest {
  const { database, statement, values } = members(value);
  const bound = list(values).map((entry): SqlValue => {
    const [name, type, one] = list(entry);
    const known = columnTypes.find((columnType) => columnType === type);
    if (!known) throw new Failure(400, texts.object);
    return [text(name), known, one];
  });
  return { database: text(database), statement: text(statement), values: bound, columns: {}, rows: 0, seconds: 0 };
}

function paging(value: unknown): Pick<TablePage, 'page' | 'perPage'> {
  const { page, perPage } = members(value);
  return { page, perPage };
}

function tableGroups(value: unknown): TableGroups {
  const { equal, by, figures, sort, perPage, ...others } = members(value);
  return { equal: members(equal ?? {}), by: list(by ?? []).map(tableKey), figures: list(figures ?? []).map(tableFigure), sort, perPage, ...conditions(others) };
}

function tableKey(value: unknown): TableGroupKey {
  if (!Array.isArray(value)) return text(value);
  const [column, period] = value;
  const known = tablePeriods.find((one) => one === period);
  if (known === undefined) throw new Failure(400, fillText(texts.period, { allowed: tablePeriods.join(', ') }));
  return [text(column), known];
}

function tableFigure(value: unknown): TableFigure {
  const [name, kind, column, places] = list(value);
  const known = tableFigures.find((one) => one === kind);
  if (known === undefined) throw new Failure(400, fillText(texts.figure, { allowed: tableFigures.join(', ') }));
  const figure = [text(name), known, column === null || column === undefined ? null : text(column)] as const;
  return places === undefined ? figure : [...figure, Number(places)];
}

function conditions({ where, any, joins }: Record<string, unknown>): TableConditions {
  return {
    where: where === undefined ? [] : list(where).map(condition),
    any: any === undefined ? [] : list(any).map(condition),
    ...(joins !== undefined && { joins: tableJoins(joins) }),
  };
}

function tableJoins(value: unknown): TableJoin[] {
  return list(value ?? []).map((join) => {
    const { name, table, via, by, columns, most } = members(join);
    return {
      ...{ name: text(name), table: text(table), columns: list(columns ?? []).map(text) },
      ...(via !== undefined && { via: text(via) }),
      ...(by !== undefined && { by: text(by) }),
      ...(most !== undefined && { most: Number(most) }),
    };
  });
}

function condition(value: unknown): TableCondition {
  const [column, match, compared] = list(value);
  const known = tableMatches.find((one) => one === match);
  if (known === undefined) throw new Failure(400, fillText(texts.match, { allowed: tableMatches.join(', ') }));
  return [text(column), known, compared];
}

function topicMessage(value: unknown): TopicMessage {
  const { topic, payload, key, account, nulls } = members(value);
  return { topic: text(topic), payload, key, account, ...(nulls !== undefined && { nulls: list(nulls).map(text) }) };
}

function httpRequest(value: unknown): HttpRequest {
  const { method, url, path, query, headers, cookies, body, media, styles, nulls, accept, relay, forward, callerCredential, pass } = members(value);
  const part = (input: unknown) => members(input ?? {});
  return {
    method: text(method),
    url: text(url),
    path: part(path),
    query: part(query),
    headers: part(headers),
    cookies: part(cookies),
    ...(body === undefined ? {} : { body }),
    ...(media === undefined ? {} : { media: text(media) }),
    ...(nulls === undefined ? {} : { nulls: nulls === 'all' ? nulls : list(nulls).map(text) }),
    ...(styles === undefined ? {} : { styles: httpStyles(styles) }),
    ...(accept === undefined ? {} : { accept: text(accept) }),
    ...(relay === undefined ? {} : { relay: list(relay).map(text) }),
    ...(forward === undefined ? {} : { forward: httpForwards.filter((word) => list(forward).includes(word)) }),
    ...(callerCredential === true ? { callerCredential } : {}),
    pass: pass === true,
  };
}

function httpStyles(value: unknown): HttpStyles {
  const { path, query, headers, cookies, body } = members(value);
  const part = (input: unknown) => Object.fromEntries(Object.entries(members(input ?? {})).map(([name, style]) => [name, valueStyle(style)]));
  return {
    path: part(path),
    query: part(query),
    headers: part(headers),
    cookies: part(cookies),
    body: typeof body === 'string' ? valueStyle(body) : part(body),
  };
}

function valueStyle(value: unknown): ValueStyle {
  if (isValueStyle(value)) return value;
  const allowed = valueStyles.join(', ');
  throw new Failure(400, fillText(texts.style, { allowed }));
}
