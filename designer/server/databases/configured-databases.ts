import { type Platform, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/configured-databases.ts';
import type { Environment } from '../../model/semantics/runtime/environments.ts';
import { openConfigured } from './open-configured.ts';
import { type DatabaseConfig, databaseConfigOf } from './table/database-config.ts';
import type { InspectedTable, OpenedDatabase } from './table/table-source.ts';

/** How long the structure of a table is cached, in milliseconds: others may change it. */
const shapeMilliseconds = 30_000;

/** A database in use: its configuration and what is known of its tables. */
export interface Connected {
  config: DatabaseConfig;
  database: OpenedDatabase;
  /** The shape of a table by its name in the database, or null; asked for once in a while. */
  table(name: string): Promise<InspectedTable | null>;
  /** Something changed the tables. */
  forgetTables(): void;
}

interface Entry extends Connected {
  users: number;
  isRetired: boolean;
}

/**
 * The databases of the screen `database_config`, by their service name. Connections are opened on first use and closed after a change of the
 * configuration, here or on another instance, once the last call that uses them has ended.
 */
export class ConfiguredDatabases {
  #platform: Platform;
  #configs: { version: number; byService: Map<string, DatabaseConfig>; standIns: DatabaseConfig[] } | null = null;
  #entries = new Map<string, Promise<Entry>>();

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Those that are switched on, by name. */
  async list(): Promise<DatabaseConfig[]> {
    return [...(await this.#current()).values()].sort((one, other) => one.service.localeCompare(other.service));
  }

  /**
   * The databases that take the place of others in test runs of an environment: names of theirs by the names of the others. One that is switched off
   * still does: runs that need it are refused, and do not turn to production.
   */
  async standIns(environment: Environment): Promise<ReadonlyMap<string, string>> {
    const { standIns } = await this.#read();
    return new Map(standIns.flatMap(({ service, standsFor, environment: own }) => (standsFor !== null && own === environment ? [[standsFor, service]] : [])));
  }

  /** How a database is configured. Throws 404 for one that is not configured or switched off. */
  async config(service: string): Promise<DatabaseConfig> {
    const config = (await this.#current()).get(service);
    if (!config) throw refuse('notFound', texts.unknown, { service });
    return config;
  }

  /** Somebody changed tables of the database, where it is open. */
  async forgetTables(service: string): Promise<void> {
    const entry = await this.#entries.get(service)?.catch(() => null);
    entry?.forgetTables();
  }

  /** Runs the work with an open database. Throws 404 for one that is not configured or switched off; rejects with the driver's errors. */
  async use<Result>(service: string, work: (connected: Connected) => Promise<Result>): Promise<Result> {
    const entry = await this.#entry(service);
    entry.users += 1;
    try {
      return await work(entry);
    } finally {
      entry.users -= 1;
      await closeIdle(entry);
    }
  }

  /** Closes what is no longer configured as it was. */
  async refresh(): Promise<void> {
    const configs = await this.#current();
    for (const [service, opening] of this.#entries) {
      const entry = await opening.catch(() => null);
      if (entry && isSame(entry.config, configs.get(service))) continue;
      if (this.#entries.get(service) === opening) this.#entries.delete(service);
      if (entry) await retire(entry);
    }
  }

  async close(): Promise<void> {
    const entries = [...this.#entries.values()];
    this.#entries.clear();
    for (const opening of entries) {
      const entry = await opening.catch(() => null);
      if (entry) await retire(entry);
    }
  }

  async #entry(service: string): Promise<Entry> {
    const config = await this.config(service);
    const known = this.#entries.get(service);
    const entry = await known?.catch(() => null);
    if (entry && !entry.isRetired && isSame(entry.config, config)) return entry;
    // While this one waited, another call may have opened it anew.
    const latest = this.#entries.get(service);
    if (latest && latest !== known) return latest;
    const opening = openEntry(config, this.#platform.config.dataFolder);
    this.#entries.set(service, opening);
    if (entry) await retire(entry);
    return opening;
  }

  async #current(): Promise<Map<string, DatabaseConfig>> {
    return (await this.#read()).byService;
  }

  async #read() {
    const { database } = this.#platform;
    // Counts up after every committed change on any instance; read before the query.
    const version = database.version('database_config');
    if (this.#configs?.version === version) return this.#configs;
    const rows = await database.read.selectFrom('database_config').selectAll().where('deleted_at', 'is', null).execute();
    const configs = rows.map((row) => ({ isOn: row.status === 'enabled', config: databaseConfigOf(this.#platform, row) }));
    const byService = new Map(configs.flatMap(({ isOn, config }) => (isOn ? [[config.service, config]] : [])));
    this.#configs = { version, byService, standIns: configs.flatMap(({ config }) => (config.standsFor === null ? [] : [config])) };
    return this.#configs;
  }
}

async function openEntry(config: DatabaseConfig, dataFolder: string): Promise<Entry> {
  const database = await openConfigured(config, dataFolder);
  const shapes = new Map<string, { until: number; table: Promise<InspectedTable | null> }>();
  return {
    config,
    database,
    users: 0,
    isRetired: false,
    table(name) {
      const known = shapes.get(name);
      if (known && known.until > Date.now()) return known.table;
      const table = database.inspect(name).then(([found]) => found ?? null);
      shapes.set(name, { until: Date.now() + shapeMilliseconds, table });
      // Neither a failure nor a table that is missing is worth remembering.
      table.then(
        (found) => found === null && shapes.delete(name),
        () => shapes.delete(name),
      );
      return table;
    },
    forgetTables: () => shapes.clear(),
  };
}

async function retire(entry: Entry): Promise<void> {
  entry.isRetired = true;
  await closeIdle(entry);
}

async function closeIdle(entry: Entry): Promise<void> {
  if (!entry.isRetired || entry.users > 0) return;
  entry.users = Number.NEGATIVE_INFINITY;
  await entry.database.close().catch(() => undefined);
}

function isSame(one: DatabaseConfig, other: DatabaseConfig | undefined): boolean {
  return other !== undefined && one.id === other.id && one.rev === other.rev;
}
