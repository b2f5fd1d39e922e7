import { tableOf } from '../../../engine/core/derive/table/table.ts';
import { withPlainNumbers } from '../../../engine/core/json/lossless-json.ts';
import {
  type Call,
  createRepository,
  type Platform,
  type Query,
  type Repository,
  refuse,
  requireScreen,
  type StoredRecord,
} from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/interface-store.ts';
import { withTests } from '../../model/edits/interface/test-edits.ts';
import { compactDefinition, restoreDefinition } from '../../model/source/compact-source.ts';
import { versioned } from '../../model/source/versioned.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import { InterfaceTests } from './interface-tests.ts';
import { assertSqlRight } from './sql-right.ts';
import { stableJson } from './stable-json.ts';

/** A stored interface: the draft, and which bundle of it is published. */
export interface InterfaceRecord extends StoredRecord, Pick<InterfaceDefinition, 'namespace' | 'title' | 'module' | 'kind' | 'visibility'> {
  service: string;
  service_name: string;
  definition: InterfaceDefinition;
  status: 'draft' | 'published';
  /** Hash of the published bundle. */
  bundle: string | null;
  /** Published, and the draft is not what answers. */
  draft_ahead: boolean;
  created_at: string;
  updated_at: string;
  created_by: number | null;
  deleted_at: string | null;
}

/** Records of the screen `interface`. */
export class InterfaceStore {
  #platform: Platform;
  readonly #tests: InterfaceTests;
  #repository: Repository | undefined;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#tests = new InterfaceTests(platform);
  }

  /** @param secrets `none`: its test cases without their private parameters, for those who may only look */
  async get(id: number, query: Query = this.#platform.database.read, secrets: 'open' | 'none' = 'open'): Promise<InterfaceRecord> {
    const record = await this.#records().get(query, id);
    if (!record) throw refuse('notFound', texts.none, { id });
    return this.#withTests(query, record, secrets);
  }

  /** Null for one that is not there, or in the trash. */
  async find(id: number, query: Query = this.#platform.database.read): Promise<InterfaceRecord | null> {
    const record = await this.#records().get(query, id);
    return record && this.#withTests(query, record);
  }

  async findByService(service: string, query: Query = this.#platform.database.read): Promise<InterfaceRecord | null> {
    const record = await this.#records().findBy(query, { service_name: service });
    return record && this.#withTests(query, record);
  }

  /** Definitions in the order they were made: of these ids, of a module, or all. Their test cases have no private parameters: files are made of them. */
  async definitions({ ids, module }: { ids?: readonly number[]; module?: string }): Promise<InterfaceDefinition[]> {
    const query = this.#platform.database.read;
    const chosen = ids && [...ids].sort((one, other) => one - other);
    if (chosen) return this.#definitionsOf(query, await this.#records().getMany(query, chosen));
    const conditions = module === undefined ? [] : [{ field: 'module', operator: 'eq' as const, value: module }];
    const found: StoredRecord[] = [];
    for await (const record of this.#records().stream(query, { conditions, sort: [{ field: 'id', descending: false }] })) found.push(record);
    return this.#definitionsOf(query, found);
  }

  async insert(query: Query, definition: InterfaceDefinition, call: Call): Promise<InterfaceRecord> {
    assertSqlRight(call, definition, []);
    const record = await this.#records().insert(query, valuesOf(definition), call.session?.accountId ?? null);
    await this.#tests.write(query, record.id, definition, call.session?.accountId ?? null);
    await this.#audit(query, call, record.id, 'Save', null, { service_name: record.service_name });
    return { ...recordOf(record), definition: { ...definition, rev: record.rev } };
  }

  /**
   * Throws 409 when `rev` is not the stored one.
   * @param tests `kept`: the definition is made of something that knows no test cases, as a document or a table
   */
  async update(
    query: Query,
    id: number,
    rev: number,
    definition: InterfaceDefinition,
    call: Call,
    tests: 'written' | 'kept' = 'written',
  ): Promise<InterfaceRecord> {
    const stored = await this.#records().get(query, id);
    if (!stored) throw refuse('notFound', texts.none, { id });
    assertSqlRight(call, definition, [recordOf(stored).definition]);
    const { bundle } = stored;
    const ahead = await this.#isAhead(query, id, definition, bundle as string | null);
    const record = await this.#records().update(query, id, rev, { ...valuesOf(definition), draft_ahead: ahead });
    if (!record) throw refuse('conflict', texts.stale);
    if (tests === 'written') await this.#tests.write(query, id, definition, call.session?.accountId ?? null);
    await this.#audit(query, call, id, 'Save', null, { service_name: record.service_name });
    return tests === 'written' ? { ...recordOf(record), definition: { ...definition, rev: record.rev } } : this.#withTests(query, record);
  }

  /** The row as the database has it, for putting it back to the byte. Throws 404. */
  async rawRow(query: Query, id: number): Promise<Record<string, unknown>> {
    const row = await query.selectFrom('interface_definition').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw refuse('notFound', texts.none, { id });
    return { ...row, definition: typeof row.definition === 'string' ? row.definition : JSON.stringify(row.definition) };
  }

  /** Puts a former row back; only the revision goes on, as editors rely on it. False when `rev` is not the stored one. */
  async putRawRow(query: Query, { id, service }: InterfaceRecord, rev: number, row: Record<string, unknown>, call: Call): Promise<boolean> {
    const { id: _, rev: _rev, ...values } = row;
    const changed = await query
      .updateTable('interface_definition')
      .set({ ...values, rev: rev + 1 })
      .where('id', '=', id)
      .where('rev', '=', rev)
      .executeTakeFirst();
    if (Number(changed.numUpdatedRows) !== 1) return false;
    await this.#audit(query, call, id, 'ImportUndo', null, { service_name: service });
    return true;
  }

  /** Takes an interface away as if it had never been. False when `rev` is not the stored one. */
  async erase(query: Query, { id, service }: InterfaceRecord, rev: number, call: Call): Promise<boolean> {
    const removed = await query.deleteFrom('interface_definition').where('id', '=', id).where('rev', '=', rev).executeTakeFirst();
    if (Number(removed.numDeletedRows) !== 1) return false;
    await query.deleteFrom('interface_bundle').where('interface_id', '=', id).execute();
    await query.deleteFrom('interface_alias').where('interface_id', '=', id).execute();
    await this.#tests.erase(query, id);
    await this.#audit(query, call, id, 'ImportUndo', null, { service_name: service });
    return true;
  }

  /** Throws 409 when `rev` is not that of the record. */
  requireRev(record: Pick<InterfaceRecord, 'rev'>, rev: number): void {
    if (record.rev !== rev) throw refuse('conflict', texts.stale);
  }

  /**
   * Writes a definition and the bundle made of it in one statement. Throws 409 when the record was changed since it was read, 404 when it is
   * gone. Answers the record's new revision.
   */
  async publish(query: Query, { id, rev, definition: draft }: InterfaceRecord, definition: InterfaceDefinition, bundle: string, call: Call): Promise<number> {
    const isCompleted = definition !== draft;
    const values = { ...(isCompleted && valuesOf(definition)), bundle, status: 'published', draft_ahead: false };
    const record = await this.#records().update(query, id, rev, values);
    if (!record) this.requireRev(await this.get(id, query), rev);
    if (!record) throw refuse('conflict', texts.stale);
    if (isCompleted) await this.#tests.write(query, id, definition, call.session?.accountId ?? null);
    await this.#tests.rename(query, id, serviceOf(definition));
    if (isCompleted) await this.#audit(query, call, id, 'Save', null, { service_name: record.service_name });
    await this.#audit(query, call, id, 'Publish', null, { bundle });
    return record.rev;
  }

  /** Sets the published bundle; null unpublishes. Answers the record's new revision. */
  async setBundle(query: Query, id: number, bundle: string | null, verb: string, call: Call): Promise<number> {
    const { definition } = await this.get(id, query);
    const ahead = await this.#isAhead(query, id, definition, bundle);
    const record = await this.#records().update(query, id, null, { bundle, status: bundle === null ? 'draft' : 'published', draft_ahead: ahead });
    if (!record) throw refuse('notFound', texts.none, { id });
    await this.#audit(query, call, id, verb, null, { bundle });
    return record.rev;
  }

  /** Whether a definition is another than the published one; a bundle holds its own, without revision and test cases. */
  async #isAhead(query: Query, id: number, definition: InterfaceDefinition, bundle: string | null): Promise<boolean> {
    if (bundle === null) return false;
    const row = await query.selectFrom('interface_bundle').select('definition').where('interface_id', '=', id).where('bundle', '=', bundle).executeTakeFirst();
    if (!row) return false;
    const wanted = stableJson(versioned(definition));
    // Bundles of before held test cases as well.
    return String(row.definition) !== wanted && stableJson(versioned(JSON.parse(String(row.definition)))) !== wanted;
  }

  async #withTests(query: Query, record: StoredRecord, secrets: 'open' | 'none' = 'open'): Promise<InterfaceRecord> {
    const read = recordOf(record);
    const tests = (await this.#tests.of(query, [record.id], secrets)).get(record.id);
    return tests ? { ...read, definition: { ...read.definition, tests } } : read;
  }

  async #definitionsOf(query: Query, records: readonly StoredRecord[]): Promise<InterfaceDefinition[]> {
    const tests = await this.#tests.of(
      query,
      records.map(({ id }) => id),
      'none',
    );
    return records.map((record) => withTests(recordOf(record).definition, tests.get(record.id)));
  }

  #records(): Repository {
    this.#repository ??= createRepository(this.#platform.database, tableOf(requireScreen(this.#platform, 'interface'))!);
    return this.#repository;
  }

  async #audit(query: Query, call: Call, recordId: number, verb: string, before: null, after: Record<string, unknown>): Promise<void> {
    await this.#platform.audit.record(query, call, { screen: 'interface', recordId, verb, before, after });
  }
}

function valuesOf(definition: InterfaceDefinition): Record<string, unknown> {
  const { title, module, kind, visibility, namespace } = definition;
  return { service_name: serviceOf(definition), namespace, title, module, kind, visibility, definition: compactDefinition(withTests(definition, undefined)) };
}

/** The definition's `rev` is that of its record. Which removal it is in the trash by concerns storage alone. */
function recordOf({ deleted_with: _, ...record }: StoredRecord): InterfaceRecord {
  const stored = record as InterfaceRecord;
  return {
    ...stored,
    draft_ahead: Boolean(stored.draft_ahead),
    service: String(stored.service_name),
    definition: restoreDefinition({ ...withPlainNumbers(stored.definition), rev: record.rev }),
  };
}
