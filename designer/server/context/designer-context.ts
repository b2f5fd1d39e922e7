import type { Platform } from '../../../engine/server/index.ts';
import { AllTables } from '../databases/all-tables.ts';
import { statementRunner } from '../databases/run-statement.ts';
import { PublishedInterfaces } from '../published/published-interfaces.ts';
import { type Compile, compilerFor } from '../runtime/compile-handler.ts';
import { createRuntimes, type Runtimes } from '../runtime/create-runtime.ts';
import { CodeRunner } from '../sandbox/code-runner.ts';
import { InterfaceAliases } from '../store/interface-aliases.ts';
import { InterfaceStore } from '../store/interface-store.ts';
import { Presence } from './presence.ts';

/** What the designer's services share in one process. */
export interface DesignerContext {
  platform: Platform;
  store: InterfaceStore;
  tables: AllTables;
  runtimes: Runtimes;
  published: PublishedInterfaces;
  /** Former names that still answer. */
  aliases: InterfaceAliases;
  /** Runs hand-written code. */
  runner: CodeRunner;
  compile: Compile;
  /** Who has which interface open. */
  presence: Presence;
}

const contexts = new WeakMap<Platform, DesignerContext>();

/** Returns the context of a platform, created on first use. */
export function designerContext(platform: Platform): DesignerContext {
  const known = contexts.get(platform);
  if (known) return known;
  const store = new InterfaceStore(platform);
  const tables = new AllTables(platform);
  const runner = new CodeRunner();
  const compile = compilerFor(runner);
  const runtimes = createRuntimes(platform, {
    tables,
    statement: statementRunner(platform, tables.databases),
    procedure: (...args) => tables.procedure(...args),
    code: (...args) => runner.runBody(...args),
  });
  const aliases = new InterfaceAliases(platform.database);
  const published = new PublishedInterfaces(platform, store, tables, runtimes, compile, aliases);
  const context = { platform, store, tables, runtimes, published, aliases, runner, compile, presence: new Presence() };
  contexts.set(platform, context);
  return context;
}
