import { randomInt, randomUUID } from 'node:crypto';
import type { Json } from '../../../engine/core/json/json.ts';
import type { Text } from '../../../engine/core/text/text.ts';
import type { Call, Platform } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/create-runtime.ts';
import { answersAsItCame } from '../../model/analysis/answer/answers-as-it-came.ts';
import { hasFrames, isWrittenTogether } from '../../model/analysis/written-together.ts';
import { checkSecrets } from '../../model/checks/references/check-secrets.ts';
import { loopTurns } from '../../model/semantics/runtime/loop-turns.ts';
import { meteredCalc } from '../../model/semantics/runtime/metered-calc.ts';
import { nestedCallTexts } from '../../model/semantics/runtime/nested-call-texts.ts';
import { frameRunner } from '../../model/semantics/runtime/run-frame.ts';
import type { Caller, Frames, HttpRequest, Runtime, TopicMessage } from '../../model/semantics/runtime/runtime.ts';
import { Failure } from '../../model/semantics/values/failure.ts';
import { pick } from '../../model/semantics/values/pick.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import type { AllTables } from '../databases/all-tables.ts';
import { RunTables } from '../databases/run-tables.ts';
import { outboundHttp } from '../outbound/outbound-http.ts';
import type { UpstreamFile } from '../outbound/upstream-file.ts';
import { publishMessage } from '../topics/publish-message.ts';
import { bcryptPasswords } from './bcrypt-passwords.ts';
import { DryRunCache } from './caches/dry-run-cache.ts';
import { MemoryCache } from './caches/memory-cache.ts';
import { callerOf } from './caller-of.ts';
import { configurationOf } from './configuration-of.ts';
import { DryRunTables } from './dry-run-tables.ts';
import { FairCache, FairTables } from './fair-turns.ts';
import { connectLinearPatterns } from './linear-patterns.ts';
import { maskError, maskSecrets } from './mask-secrets.ts';
import { nestedCall } from './nested-call.ts';
import { RunBudget } from './run-budget.ts';
import type { RunScope } from './run-scope.ts';

/** What the designer adds to the platform. */
export interface RuntimeParts {
  tables: AllTables;
  /** Rows of a stored procedure in a configured database. */
  procedure?: Runtime['procedure'];
  /** Runs the text of a Code node in the sandbox, for the interface of that name. */
  code?(text: string, inputs: Record<string, unknown>, runtime: Runtime, service: string): Promise<Json>;
}

/** Creates the runtime of each call: a small object over what all calls share. */
export interface Runtimes {
  /**
   * @param definition of the interface that runs
   * @param scope of the run, or what an outer interface hands on
   */
  for(definition: InterfaceDefinition, call: Call, scope: RunScope): Promise<Runtime>;
  /**
   * Runs an interface. Where its writes to tables belong together they are kept when the work goes well and undone when it rejects, unless they
   * belong to those of an outer interface. Sealed values that it has read are hidden in its answer, and in the words it ends with.
   */
  run<Result>(definition: InterfaceDefinition, call: Call, scope: RunScope, work: (runtime: Runtime) => Promise<Result>): Promise<Result>;
  /** The scope of a run that begins here. */
  scopeOf(definition: InterfaceDefinition): RunScope;
  /** The scope of a run that begins here and whose writes to tables and cache are gone afterwards. */
  dryRunOf(definition: InterfaceDefinition): RunScope & { tables: DryRunTables };
}

/** Shorter values of hidden columns occur in any answer. */
const shortestHidden = 8;

/** Returns the runtimes of a process. */
export function createRuntimes(platform: Pick<Platform, 'database' | 'services' | 'keyring' | 'apps' | 'topics'>, parts: RuntimeParts): Runtimes {
  const { tables } = parts;
  connectLinearPatterns();
  const cache = new MemoryCache();
  const procedure: Runtime['procedure'] = parts.procedure ?? (() => Promise.reject(new Failure(500, nestedCallTexts.procedure)));
  const configured = configurationOf(platform);
  const shared = {
    pick,
    now: async () => Math.floor(Date.now() / 1000),
    random: async () => randomInt(2 ** 48 - 1),
    uuid: async () => randomUUID(),
    passwords: bcryptPasswords,
    fail(ret: number, message: Text): never {
      throw new Failure(ret, message);
    },
  };
  const runtimeOf = (definition: InterfaceDefinition, call: Call, caller: Caller, scope: RunScope): Runtime => {
    const service = serviceOf(definition);
    const { budget } = scope;
    const { files, requestId, ip, signal, answerHeaders } = call;
    // An outer interface works with the value.
    const keepsText = call.takesJsonText === true && scope.path.length === 1 && answersAsItCame(definition);
    const outbound = { files, requestId, ip, signal, answerHeaders, keepsText, appKey: caller.appKey, onFile: (file: UpstreamFile) => scope.files.push(file) };
    const { levels } = scope;
    const frames: Frames = {
      begin: async (kind) => levels?.begin(kind),
      commit: async () => levels?.commit(),
      undo: async () => levels?.undo(),
      pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      words: async (text) => text[call.language],
    };
    const runtime: Runtime = Object.freeze({
      ...shared,
      frames,
      ...frameRunner(frames),
      tables: new FairTables(scope.tables, budget, {
        columnsOf: (table) => tables.hiddenOf(table),
        // The checks keep such values from callers; what a person's code does with them they cannot see.
        read: (value) => {
          if (typeof value === 'string' && value.length >= shortestHidden) scope.secrets.add(value);
        },
      }),
      cache: new FairCache(scope.cache, budget),
      topics: {
        async publish(message: TopicMessage) {
          await budget.giveWay();
          return publishMessage(platform.topics, scope.tables, message);
        },
      },
      caller,
      calc: meteredCalc(budget),
      items: loopTurns(budget),
      async config(name: string) {
        const entry = await configured(name);
        if (entry?.isSecret && entry.value !== '') {
          // It was published before the entry was a secret one. A designer who tries it out is shown nothing of the value.
          const [leak] = scope.isTest && scope.path.length === 1 ? [] : checkSecrets(definition, new Set([name]));
          if (leak) throw new Failure(500, leak.text);
          scope.secrets.add(entry.value);
        }
        return entry?.value ?? null;
      },
      async http(request: HttpRequest) {
        await scope.settle?.();
        return outboundHttp(request, outbound);
      },
      async procedure(database: string, name: string, values: unknown[]) {
        await scope.settle?.();
        return procedure(database, name, values);
      },
      async call(name: string, parameters: Record<string, unknown>) {
        await budget.giveWay();
        return nestedCall(platform, call, scope, name, parameters);
      },
      code: (text: string, inputs: Record<string, unknown>) =>
        parts.code ? parts.code(text, inputs, runtime, service) : Promise.reject(new Failure(500, texts.code)),
    });
    return runtime;
  };
  const runtimeFor: Runtimes['for'] = async (definition, call, scope) => runtimeOf(definition, call, await callerOf(platform, call), scope);
  const runWhole: Runtimes['run'] = async (definition, call, scope, work) => {
    const { levels } = scope;
    if (!levels || !isWrittenTogether(definition)) return work(await runtimeFor(definition, call, scope));
    await levels.begin('whole');
    try {
      const result = await work(await runtimeFor(definition, call, scope));
      await levels.commit();
      return result;
    } catch (error) {
      await levels.undo();
      throw error;
    }
  };
  const runTogether: Runtimes['run'] = async (definition, call, scope, work) => {
    if (scope.levels || !(isWrittenTogether(definition) || hasFrames(definition))) return runWhole(definition, call, scope, work);
    const together = new RunTables(tables);
    try {
      return await runWhole(definition, call, { ...scope, tables: together, levels: together, settle: () => together.settle() }, work);
    } finally {
      await together.close();
    }
  };
  return {
    for: runtimeFor,
    async run(definition, call, scope, work) {
      try {
        return maskSecrets(await runTogether(definition, call, scope, work), [...scope.secrets]);
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
