import type { FastifyInstance } from 'fastify';
import type { Table } from '../../core/derive/table/table.ts';
import type { PartNeeds } from '../../core/descriptor/part-needs.ts';
import type { Condition, Screen } from '../../core/descriptor/types.ts';
import type { Language } from '../../core/text/text.ts';
import type { ContractService } from './call/handle.ts';
import type { Call, Service } from './call/service.ts';
import type { GatewayStep } from './gateway-step.ts';
import type { Platform, PlatformParts } from './platform.ts';
import type { PortalParts } from './portal-parts.ts';
import type { AccessLog } from './ports/access-log.ts';
import type { AppGate } from './ports/app-gate.ts';
import type { DeliveryKind } from './ports/background/outbox.ts';
import type { Schedule, ScheduleSource } from './ports/background/scheduler.ts';
import type { TopicDeclaration, Topics } from './ports/background/topics.ts';
import type { Query } from './ports/database.ts';
import type { JobRunner } from './ports/job-queue.ts';
import type { RowSource } from './row-source.ts';

/** A record as handlers see it: values by field name, converted by column type. */
export type RecordValues = Record<string, unknown> & { id: number; rev: number };

/**
 * What a screen's `hooks` may do around its generic operations. Each runs inside the operation's transaction if one is open, and refuses by throwing
 * CallError.
 */
export interface ScreenHooks {
  /** Narrows every call of the screen to the rows of which the condition holds. */
  scope?(context: HookContext): Condition | null;
  /**
   * Before the transaction of Add (`before` is null) and Edit, after validation: for checks that take their time, as those that ask another system. A
   * transaction that waited would keep everybody from writing.
   */
  prepareWrite?(context: HookContext, values: Record<string, unknown>, before: RecordValues | null): Promise<void>;
  /** Before Add (`before` is null), Edit and Import rows, after validation. Returns the values to write. */
  beforeWrite?(context: HookContext, values: Record<string, unknown>, before: RecordValues | null): Promise<Record<string, unknown>> | Record<string, unknown>;
  afterWrite?(context: HookContext, after: RecordValues, before: RecordValues | null): Promise<void> | void;
  beforeRemove?(context: HookContext, record: RecordValues): Promise<void> | void;
  afterRestore?(context: HookContext, record: RecordValues): Promise<void> | void;
  beforeTransition?(context: HookContext, record: RecordValues, transition: string, askValues: Record<string, unknown>): Promise<void> | void;
  afterTransition?(context: HookContext, record: RecordValues, transition: string, askValues: Record<string, unknown>): Promise<void> | void;
  /** Last touch before a record leaves the server; adds computed members or masks. */
  serialize?(context: HookContext, record: RecordValues): RecordValues;
}

/** What hooks receive. */
export interface HookContext {
  platform: Platform;
  screen: Screen;
  call: Call;
  /** The open transaction; the read connection for `scope`, `serialize` and actions, which may take their time and open transactions of their own. */
  query: Query;
  /**
   * Work for the moment after the operation's transaction has been committed and before the call is answered: telling other
   * instances, dropping caches. Not run when the operation is undone; run at once where no transaction is open.
   */
  afterCommit(work: () => Promise<void>): void;
  /** Of `beforeWrite` of a new record alone: what its answer says beside id and rev, as a key that is shown this once (`add.result`). */
  tell?(values: Record<string, unknown>): void;
}

/** What the handler of an action receives. */
export interface ActionContext extends HookContext {
  /** Says that the handler writes the audit of what it did: the action adds no entry of its own. */
  auditsItself(): void;
  /** Of a job: asked between batches, it aborts `call.signal` where whoever began it may no longer do so. */
  check(): Promise<void>;
  /** How far it is; heard of a job alone. */
  progress(done: number, total: number): void;
}

/** Server half of a descriptor's `action`. `records` are the selected ones; empty for toolbar actions. */
export type ActionHandler = (context: ActionContext, records: RecordValues[], askValues: Record<string, unknown>) => Promise<unknown>;

/**
 * Server half of a field's `computed`: returns the values of these records, in their order and of the field's type; null for none. Receives all
 * records of a page at once, so that one statement suffices. `query` reads.
 */
export type FieldComputation = (context: HookContext, records: RecordValues[]) => Promise<unknown[]> | unknown[];

/** What a plugin adds to the gateway. */
export interface GatewayParts {
  steps?: readonly GatewayStep[];
  /** One plugin implements each of these; the platform holds and stops it. */
  apps?: AppGate;
  accessLog?: AccessLog;
}

/** An entry of one administrator's menu. */
export interface OwnMenuEntry {
  key: string;
  title: string;
  /** A path of the back-office, shown to those alone who may open its page, or a web address. */
  address: string;
}

/** Where the demo rows are: when they were created, and the first and last id by table. */
export interface DemoRows {
  at: string;
  tables: Record<string, [first: number, last: number]>;
}

/** The server half of a plugin: `export default defineServerPlugin({...})` in plugins/<name>/server/index.ts. */
export interface ServerPlugin {
  name: string;
  /** Tables beside those of its screens. */
  tables?: Table[];
  /** `"<plugin>/<export>"` of actions. */
  handlers?: Record<string, ActionHandler>;
  /** `"<plugin>/<export>"` of a screen's `hooks`. */
  hooks?: Record<string, ScreenHooks>;
  /** `"<plugin>/<export>"` of a field's `computed`. */
  computed?: Record<string, FieldComputation>;
  /** By the name of a handler, of hooks or of a computation: what a screen must have that names it. */
  needs?: Record<string, PartNeeds>;
  /** `"<plugin>/<export>"` of a screen's `source`. */
  rows?: Record<string, RowSource>;
  /** Asked once, before the platform is made; steps get it with each call. */
  gateway?(parts: PlatformParts): GatewayParts;
  services?(platform: Platform): (Service | ContractService)[];
  jobs?: Record<string, (platform: Platform) => JobRunner>;
  /** What is done again and again, by one of all instances. */
  schedules?(platform: Platform): Schedule[];
  /** The same, of records that people make. */
  scheduled?(platform: Platform): ScheduleSource;
  /** What becomes of its deliveries, by their kind: `<plugin>/<name>`. */
  deliveries?(platform: Platform): Record<string, DeliveryKind>;
  /** What it tells other systems of, by name: `app.passed`. It does so by `platform.topics.emit`. */
  topics?: Record<string, TopicDeclaration>;
  /** Brings topics to their subscribers; one plugin does. */
  publisher?(platform: Platform): Topics;
  /** What an account has from the beginning, in the transaction in which somebody signs up for it. */
  signedUp?(platform: Platform, query: Query, account: { id: number; username: string; language: Language }): Promise<void>;
  /**
   * Somebody says they have forgotten the password of this enabled account, and no letter can be sent. Within a transaction; what is answered is called
   * after it.
   */
  passwordForgotten?(platform: Platform, query: Query, account: { id: number; username: string }, call: Call): Promise<() => Promise<void>>;
  /** What the menu of one administrator shows beside the pages of screens. */
  menuEntries?(platform: Platform, accountId: number): Promise<OwnMenuEntry[]>;
  /** Demo rows for an empty database, run once when PORTICO_DEMO is on. */
  demo?(platform: Platform): Promise<void>;
  /** Clears away what came with its demo rows and no call removes, such as a log, and what would keep them, before their records are removed. */
  removeDemo?(platform: Platform, rows: DemoRows): Promise<void>;
  /** What the portal shows of it that is drawn on the server. Asked once, before anything listens. */
  portal?(platform: Platform): PortalParts;
  /** Addresses beside the calls and pages, in a scope of their own: body parsers and hooks added there stay there. */
  routes?(http: FastifyInstance, platform: Platform): Promise<void> | void;
  /** After tables and services are ready. The returned function is awaited at shutdown. */
  start?(platform: Platform): Promise<(() => Promise<void>) | void>;
}

/** Returns the plugin unchanged, with its type checked. */
export function defineServerPlugin(plugin: ServerPlugin): ServerPlugin {
  return plugin;
}
