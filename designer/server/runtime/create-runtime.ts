import type { Call, Platform } from '../../../engine/server/index.ts';
import { hasFrames, isWrittenTogether } from '../../model/analysis/written-together.ts';
import type { Caller, Runtime } from '../../model/semantics/runtime/runtime.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import { RunTables } from '../databases/run-tables.ts';
import { DryRunCache } from './caches/dry-run-cache.ts';
import { MemoryCache } from './caches/memory-cache.ts';
import { CallRuntime, type RuntimeHost, type RuntimeParts } from './call-runtime.ts';
import { callerOf } from './caller-of.ts';
import { configurationOf } from './configuration/configuration-of.ts';
import { maskError, maskSecrets } from './configuration/mask-secrets.ts';
import { DryRunTables } from './dry-run-tables.ts';
import { connectLinearPatterns } from './linear-patterns.ts';
import { RunBudget } from './run-budget.ts';
import type { RunScope } from './run-scope.ts';

/** Runs interfaces, each with the runtime of its call. */
export interface Runtimes {
  /**
   * Runs an interface. Where its writes to tables belong together they are kept when the work goes well and undone when it rejects, unless they
   * belong to those of an outer interface. Sealed values that it has read are hidden in its answer, and in the words it ends with.
   * @param scope of the run, or what an outer interface hands on
   */
  run<Result>(definition: InterfaceDefinition, call: Call, scope: RunScope, work: (runtime: Runtime) => Promise<Result>): Promise<Result>;
  /** The scope of a run that begins here. */
  scopeOf(definition: InterfaceDefinition): RunScope;
  /** The scope of a run that begins here and whose writes to tables and cache are gone afterwards. */
  dryRunOf(definition: InterfaceDefinition): RunScope & { tables: DryRunTables };
}

type Run = <Result>(definition: InterfaceDefinition, call: Call, scope: RunScope, work: (runtime: Runtime) => Promise<Result>) => Promise<Result> | Result;

/** Returns the runtimes of a process. */
export function createRuntimes(platform: Pick<Platform, 'database' | 'services' | 'keyring' | 'apps' | 'topics'>, parts: RuntimeParts): Runtimes {
  const { tables } = parts;
  connectLinearPatterns();
  const cache = new MemoryCache();
  const host: RuntimeHost = { platform, parts, configured: configurationOf(platform) };
  const runAlone: Run = (definition, call, scope, work) => {
    const begin = (caller: Caller) => work(new CallRuntime(host, definition, call, caller, scope));
    const caller = callerOf(platform, call);
    return caller instanceof Promise ? caller.then(begin) : begin(caller);
  };
  const runWhole: Run = async (definition, call, scope, work) => {
    const { levels } = scope;
    if (!levels || !writesOf(definition).isTogether) return runAlone(definition, call, scope, work);
    await levels.begin('whole');
    try {
      const result = await runAlone(definition, call, scope, work);
      await levels.commit();
      return result;
    } catch (error) {
      await levels.undo();
      throw error;
    }
  };
  const runTogether: Run = async (definition, call, scope, work) => {
    if (scope.levels) return runWhole(definition, call, scope, work);
    const together = new RunTables(tables);
    try {
      return await runWhole(definition, call, { ...scope, tables: together, levels: together, settle: () => together.settle() }, work);
    } finally {
      await together.close();
    }
  };
  return {
    async run(definition, call, scope, work) {
      const { isTogether, hasFrames } = writesOf(definition);
      const run = isTogether || hasFrames ? runTogether : runAlone;
      try {
        const result = await run(definition, call, scope, work);
        return scope.secrets.size === 0 ? result : maskSecrets(result, [...scope.secrets]);
      } catch (error) {
        throw maskError(error, [...scope.secrets]);
      } finally {
        if (scope.path.length === 1) scope.budget.end();
      }
    },
    scopeOf: (definition) => ({ path: [serviceOf(definition)], tables, cache, budget: new RunBudget(), files: [], secrets: new Set() }),
    dryRunOf: (definition) => {
      const dryRunTables = new DryRunTables(tables, definition.table);
      return {
        path: [serviceOf(definition)],
        tables: dryRunTables,
        levels: dryRunTables,
        cache: new DryRunCache(cache),
        budget: new RunBudget(),
        files: [],
        secrets: new Set(),
      };
    },
  };
}

/** How the writes of a definition belong together. */
interface Writes {
  isTogether: boolean;
  hasFrames: boolean;
}

const known = new WeakMap<InterfaceDefinition, Writes>();

/** Looked at once for each definition: every call asks. */
function writesOf(definition: InterfaceDefinition): Writes {
  const cached = known.get(definition);
  if (cached) return cached;
  const writes = { isTogether: isWrittenTogether(definition), hasFrames: hasFrames(definition) };
  known.set(definition, writes);
  return writes;
}
