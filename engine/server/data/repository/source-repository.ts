import { texts } from '../../../../generated/words/engine-server/source-repository.ts';
import { columnTypeOf } from '../../../core/descriptor/formats.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { refuse } from '../../kernel/call/errors.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Condition, Page, PageRequest, Repository, StoredRecord } from '../../kernel/ports/repository.ts';
import type { RowFilter, RowRequest, RowSource, SourceRow } from '../../kernel/row-source.ts';

const batch = 500;
/** Milliseconds the rows may take. */
const longest = 30_000;

/**
 * Returns a repository over the rows of a plugin, so that rights, scope, export and related lists work the same. Limits the plugin's answer to the
 * request: no more rows, each with an id, and in time, whether or not the plugin observes its signal.
 * @param platform what the source receives
 * @param patience milliseconds the rows may take
 */
export function createSourceRepository(screen: Screen, source: RowSource, platform: () => Platform, patience = longest): Repository {
  const columns = screen.fields.map((field) => ({ name: field.name, type: columnTypeOf(field), nullable: true }));
  const names = screen.fields.map(({ name }) => name);

  async function ask(
    { conditions, search, sort = [] }: Partial<PageRequest>,
    page: number,
    limit: number,
  ): Promise<{ items: StoredRecord[]; total?: number; isFull: boolean }> {
    const filters = (conditions ?? []).map(filterOf);
    const request: Omit<RowRequest, 'signal'> = {
      filters,
      ...(search && { search: search.text }),
      sort: sort.map(({ field, descending }) => ({ field, descending })),
      page,
      limit,
      ...parentOf(filters),
    };
    const { items, total } = await inTime((signal) => source.list({ ...request, signal }, platform()));
    if (!Array.isArray(items) || (total !== undefined && !(Number.isSafeInteger(total) && total >= 0))) throw wrongRows('no page of rows');
    // Whose rows they are is not left to the plugin alone.
    const own = items.slice(0, limit).filter((row) => filters.every((filter) => holds(row, filter)));
    return { items: own.map(record), total, isFull: items.length >= limit };
  }

  /** Rejects with a refusal where the plugin takes longer than it may. */
  async function inTime<Answer>(work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const signal = AbortSignal.timeout(patience);
    const late = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(refuse('busy', texts.late)), { once: true });
    });
    return Promise.race([work(signal), late]);
  }

  /** Goes into the log: whoever reads a list can do nothing about it. */
  function wrongRows(what: string): Error {
    return new Error(`the rows of ${screen.source} (screen ${screen.name}): ${what}`);
  }

  /** Page by page to the end; a plugin that does not look at the page would have none. */
  async function* pages(request: Partial<PageRequest>): AsyncGenerator<StoredRecord[]> {
    let last: StoredRecord[] = [];
    for (let page = 1; ; page++) {
      const { items, isFull } = await ask(request, page, batch);
      if (items.length > 0 && items[0]?.id === last[0]?.id) throw wrongRows('the same page again');
      yield items;
      if (!isFull) return;
      last = items;
    }
  }

  /** The reference a related list goes by. */
  function parentOf(filters: RowFilter[]): Pick<RowRequest, 'parent'> {
    const back = filters.find(({ field, operator, value }) => operator === 'eq' && typeof value === 'number' && isReference(field));
    return back ? { parent: { field: back.field, id: Number(back.value) } } : {};
  }

  function isReference(name: string): boolean {
    return screen.fields.find((field) => field.name === name)?.format?.kind === 'ref';
  }

  function record(row: SourceRow): StoredRecord {
    if (!Number.isSafeInteger(row.id)) throw wrongRows('a row without an id');
    return { ...Object.fromEntries(names.map((name) => [name, row[name] ?? null])), id: row.id, rev: 1 };
  }

  async function one(id: number, conditions: Condition[]): Promise<StoredRecord | null> {
    if (!source.get) return (await ask({ conditions: [...conditions, { field: 'id', operator: 'eq', value: id }] }, 1, 1)).items[0] ?? null;
    const { get } = source;
    const row = await inTime((signal) => get(id, signal, platform()));
    return row?.id === id && conditions.map(filterOf).every((filter) => holds(row, filter)) ? record(row) : null;
  }

  async function pageOf({ page, perPage, counted, ...request }: PageRequest): Promise<Page> {
    const skip = (page - 1) * perPage;
    const { items, total, isFull } = await ask(request, page, perPage);
    if (total !== undefined && counted !== false) return { items, total };
    // A full page may be followed by another.
    return { items, total: skip + items.length + (isFull ? 1 : 0) };
  }

  return {
    table: { name: screen.source ?? '', columns, indexes: [], hasTrash: false },
    get: (_query, id, { conditions = [] } = {}) => one(id, conditions),
    async getMany(_query, ids, { conditions = [] } = {}) {
      return (await Promise.all(ids.map((id) => one(id, conditions)))).filter((row) => row !== null);
    },
    async findBy(_query, equal) {
      const conditions = Object.entries(equal).map(([field, value]) => ({ field, operator: 'eq' as const, value }));
      return (await ask({ conditions }, 1, 1)).items[0] ?? null;
    },
    page: (_query, request) => pageOf(request),
    async *stream(_query, request) {
      for await (const items of pages(request)) yield* items;
    },
    async ids(_query, request) {
      const found: number[] = [];
      for await (const items of pages(request)) found.push(...items.map(({ id }) => id));
      return found;
    },
    count: async (_query, request) => (await ask(request, 1, 1)).total ?? 0,
    countBy: unsupported,
    aggregate: unsupported,
    insert: unsupported,
    update: unsupported,
    remove: unsupported,
    restore: unsupported,
    purge: unsupported,
  };
}

/** Descriptors that need this are refused when they are dropped, so nothing gets here. */
function unsupported(): never {
  throw new Error('the rows of a plugin are listed and read alone');
}

function filterOf(condition: Condition): RowFilter {
  if (!('operator' in condition)) return unsupported();
  const { field, operator, value } = condition;
  return { field, operator, value };
}

/** Whether a row has one of the requested values; only the source knows the meaning of other filters. */
function holds(row: SourceRow, { field, operator, value }: RowFilter): boolean {
  const own = row[field] ?? null;
  const among = (values: unknown[]) => values.some((one) => one === own || (Array.isArray(own) && own.includes(one)));
  switch (operator) {
    case 'eq':
      return among([value]);
    case 'in':
      return among([value].flat());
    case 'not':
      return !among([value].flat());
    default:
      return true;
  }
}
