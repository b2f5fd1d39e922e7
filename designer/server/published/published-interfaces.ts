import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../../engine/core/text/text.ts';
import { type Call, type Platform, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/published-interfaces.ts';
import { tablesOf } from '../../codegen/emit/tables-of.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import type { AllTables } from '../databases/all-tables.ts';
import type { Compile, Handler } from '../runtime/compile-handler.ts';
import type { Runtimes } from '../runtime/create-runtime.ts';
import type { InterfaceService } from '../runtime/interface-service.ts';
import type { InterfaceAliases } from '../store/interface-aliases.ts';
import type { InterfaceRecord, InterfaceStore } from '../store/interface-store.ts';
import { assertSqlRight } from '../store/sql-right.ts';
import { type Bundle, bundleOf } from './bundle-of.ts';
import type { PrintedCode } from './print-code.ts';
import { publishedService } from './published-service.ts';
import { versionsOf } from './versions-of.ts';

/** What the gateway serves now, and the record's revision afterwards. */
export interface Served {
  service: string;
  bundle: string;
  rev: number;
}

/** Adds bundles to the gateway and removes them. A running call ends in the code it began in. */
export class PublishedInterfaces {
  #platform: Platform;
  #store: InterfaceStore;
  #tables: AllTables;
  #runtimes: Runtimes;
  #compile: Compile;
  #aliases: InterfaceAliases;
  /** By service: which interface answers, and from which bundle. */
  #live = new Map<string, { id: number; bundle: string }>();

  constructor(platform: Platform, store: InterfaceStore, tables: AllTables, runtimes: Runtimes, compile: Compile, aliases: InterfaceAliases) {
    this.#platform = platform;
    this.#store = store;
    this.#tables = tables;
    this.#runtimes = runtimes;
    this.#compile = compile;
    this.#aliases = aliases;
  }

  /**
   * Makes the table, writes draft and bundle, swaps it in and tells the other instances. Throws 409 when the draft was changed meanwhile.
   * @param record the stored draft; `definition` is what becomes of it, free of errors
   * @param code printed from the definition
   * @param keepsName under a new name: the one it is published as now goes on answering
   */
  async publish(
    record: InterfaceRecord,
    definition: InterfaceDefinition,
    { handler, ...code }: Pick<PrintedCode, 'ts' | 'php'> & { handler: Handler },
    call: Call,
    keepsName: boolean,
  ): Promise<Served> {
    const bundle = bundleOf(definition, code);
    this.#requireFree(bundle.service, record.id);
    if (definition.kind === 'data' && definition.table) await this.#tables.ensure(definition.table);
    for (const table of tablesOf([definition])) {
      if (!(await this.#tables.has(table))) throw refuse('badInput', texts.table, { table });
    }
    await this.#writeFiles(bundle);
    const former = record.bundle === null ? null : await this.#bundle(record.bundle);
    const isRenamed = former !== null && former.service !== bundle.service;
    const rev = await this.#platform.database.transact(async (query) => {
      await query
        .insertInto('interface_bundle')
        .values({
          bundle: bundle.hash,
          interface_id: record.id,
          service: bundle.service,
          definition: bundle.definition,
          ts: bundle.ts,
          php: bundle.php,
          created_at: new Date().toISOString(),
          created_by: call.session?.accountId ?? null,
        })
        .onConflict((conflict) => conflict.columns(['interface_id', 'bundle']).doNothing())
        .execute();
      await this.#aliases.drop(query, bundle.service);
      if (isRenamed && keepsName) await this.#aliases.add(query, former.service, record.id);
      return this.#store.publish(query, record, definition, bundle.hash, call);
    });
    this.#serve(bundle.service, definition, () => this.#serviceOf(record.id, definition, bundle.hash, async () => handler));
    this.#live.set(bundle.service, { id: record.id, bundle: bundle.hash });
    await this.#announceTo(bundle.service);
    await this.#announce(...(isRenamed ? [former.service] : []), ...(await this.#aliases.of(record.id)));
    return { service: bundle.service, bundle: bundle.hash, rev };
  }

  /** Answers the record's new revision. */
  async unpublish(record: InterfaceRecord, call: Call): Promise<number> {
    const current = record.bundle === null ? null : await this.#bundle(record.bundle);
    if (!current) throw refuse('conflict', texts.notPublished);
    const rev = await this.#platform.database.transact((query) => this.#store.setBundle(query, record.id, null, 'Unpublish', call));
    await this.#announce(current.service, ...(await this.#aliases.of(record.id)));
    return rev;
  }

  /** Serves an earlier bundle again; the draft stays as it is. Statements that a super admin has taken out since come back with another one alone. */
  async rollback(record: InterfaceRecord, hash: string, call: Call): Promise<Served> {
    const wanted = await this.#bundle(hash, record.id);
    if (!wanted) throw refuse('notFound', texts.noBundle);
    this.#requireFree(wanted.service, record.id);
    const former = record.bundle === null ? null : await this.#bundle(record.bundle);
    const isRenamed = former !== null && former.service !== wanted.service;
    assertSqlRight(call, publishedDefinition(wanted.definition), [record.definition, ...(former ? [publishedDefinition(former.definition)] : [])]);
    const rev = await this.#platform.database.transact(async (query) => {
      await this.#aliases.drop(query, wanted.service);
      // Whoever has called it by the name of now goes on doing so.
      if (isRenamed) await this.#aliases.add(query, former.service, record.id);
      return this.#store.setBundle(query, record.id, hash, 'Rollback', call);
    });
    await this.#writeFiles(wanted);
    await this.#announce(wanted.service, ...(isRenamed ? [former.service] : []), ...(await this.#aliases.of(record.id)));
    return { service: wanted.service, bundle: hash, rev };
  }

  /** A former name answers no more. Throws 404 where it is none. */
  async removeAlias(record: InterfaceRecord, service: string): Promise<void> {
    await this.#platform.database.transact((query) => this.#aliases.remove(query, service, record.id));
    await this.#announce(service);
  }

  /** Which interface answers under that name; null while none does. */
  idOf(service: string): number | null {
    return this.#live.get(service)?.id ?? null;
  }

  /** The interface as the gateway serves it; its draft may be ahead. Null while it is not published. */
  async definitionOf(id: number): Promise<InterfaceDefinition | null> {
    const row = await this.#current().where('interface_definition.id', '=', id).executeTakeFirst();
    return row ? publishedDefinition(row.definition) : null;
  }

  /** Exactly what is published, at the start and after messages of other instances may have been lost. */
  async loadAll(): Promise<void> {
    this.#tables.forget();
    const rows = await this.#current().execute();
    for (const row of rows) this.#swapIn(String(row.service), row);
    const published = new Set(rows.map((row) => String(row.service)));
    const byId = new Map(rows.map((row) => [Number(row.id), row]));
    for (const { service, interfaceId } of await this.#aliases.all()) {
      const row = byId.get(interfaceId);
      if (!row || published.has(service)) continue;
      this.#swapIn(service, row);
      published.add(service);
    }
    for (const service of this.#live.keys()) if (!published.has(service)) this.#drop(service);
  }

  /** What another instance, or this one, has said about a service. */
  async reload(service: string): Promise<void> {
    this.#tables.forget();
    const row = (await this.#current().where('interface_bundle.service', '=', service).executeTakeFirst()) ?? (await this.#behindAlias(service));
    if (row) this.#swapIn(service, row);
    else this.#drop(service);
  }

  async #behindAlias(service: string) {
    const id = await this.#aliases.ownerOf(service);
    return id === null ? undefined : this.#current().where('interface_definition.id', '=', id).executeTakeFirst();
  }

  #drop(service: string): void {
    if (this.#live.delete(service)) this.#platform.services.remove(ownerOf(service));
  }

  #swapIn(service: string, row: Record<string, unknown>): void {
    const bundle = String(row.bundle);
    if (this.#live.get(service)?.bundle === bundle) return;
    const definition = publishedDefinition(row.definition);
    this.#serve(service, definition, () => this.#serviceOf(Number(row.id), definition, bundle, () => this.#compile(definition), service));
    this.#live.set(service, { id: Number(row.id), bundle });
  }

  /** A function is published for other interfaces: nobody calls it. */
  #serve(service: string, { kind }: InterfaceDefinition, make: () => InterfaceService): void {
    if (kind === 'function') this.#platform.services.remove(ownerOf(service));
    else this.#platform.services.replace(ownerOf(service), [make()]);
  }

  /** @param name it answers to; left out: its own */
  #serviceOf(id: number, definition: InterfaceDefinition, bundle: string, compile: () => Promise<Handler>, name = serviceOf(definition)): InterfaceService {
    const versions = (language: Language) => versionsOf(this.#platform.database, id, bundle, language);
    return publishedService(definition, bundle, { runtimes: this.#runtimes, compile, versions, name });
  }

  #current() {
    return this.#platform.database.read
      .selectFrom('interface_definition')
      .innerJoin('interface_bundle', (join) =>
        join.onRef('interface_bundle.bundle', '=', 'interface_definition.bundle').onRef('interface_bundle.interface_id', '=', 'interface_definition.id'),
      )
      .select(['interface_definition.id', 'interface_bundle.service', 'interface_bundle.bundle', 'interface_bundle.definition'])
      .where('interface_definition.status', '=', 'published')
      .where('interface_definition.deleted_at', 'is', null);
  }

  async #bundle(hash: string, interfaceId?: number): Promise<Omit<Bundle, 'hash'> | null> {
    let select = this.#platform.database.read.selectFrom('interface_bundle').select(['service', 'definition', 'ts', 'php']).where('bundle', '=', hash);
    if (interfaceId !== undefined) select = select.where('interface_id', '=', interfaceId);
    const row = await select.executeTakeFirst();
    return row ? { service: String(row.service), definition: String(row.definition), ts: String(row.ts), php: String(row.php) } : null;
  }

  /** A name of the system's own calls, or of another interface, is not taken over. */
  #requireFree(service: string, id: number): void {
    const holder = this.#live.get(service);
    if ((holder || this.#platform.services.find(service)) && holder?.id !== id) throw refuse('conflict', texts.taken, { service });
  }

  async #announce(...services: string[]): Promise<void> {
    for (const service of services) {
      await this.reload(service);
      await this.#announceTo(service);
    }
  }

  /** Tells all instances, this one included, to look at a service again. */
  async #announceTo(service: string): Promise<void> {
    this.#tables.forget();
    await this.#platform.events.emit({ kind: 'interfaces-changed', service });
  }

  /** `generated/api` of the data folder, for people and tools that read files. Each file is there whole or not at all. */
  async #writeFiles({ service, ts, php }: Pick<Bundle, 'service' | 'ts' | 'php'>): Promise<void> {
    const [namespace = '', ...rest] = service.split('.');
    const folder = join(this.#platform.config.dataFolder, 'generated/api', namespace);
    await mkdir(folder, { recursive: true });
    for (const [ending, text] of Object.entries({ ts, php })) {
      const path = join(folder, `${rest.join('.')}.${ending}`);
      const draft = `${path}.${randomUUID()}.tmp`;
      try {
        await writeFile(draft, text, { flag: 'wx' });
        await rename(draft, path);
      } finally {
        await rm(draft, { force: true });
      }
    }
  }
}

/** Bundles contain definitions without `rev`: publishing the same again results in the same bundle. */
function publishedDefinition(text: unknown): InterfaceDefinition {
  return { ...JSON.parse(String(text)), rev: 0 };
}

function ownerOf(service: string): string {
  return `interface:${service}`;
}
