import { randomInt, randomUUID } from 'node:crypto';
import type { Json } from '../../engine/core/descriptor/types.ts';
import type { Call, Platform } from '../../engine/server/index.ts';
import { type InterfaceDefinition, serviceOf } from '../model/definition.ts';
import type { Cache, Caller, HttpRequest, Runtime, Tables } from '../model/runtime.ts';
import { calc } from '../model/semantics/calc.ts';
import { Failure } from '../model/semantics/failure.ts';
import { loopTurns } from '../model/semantics/loop-turns.ts';
import { nestedCallTexts } from '../model/semantics/nested-call-texts.ts';
import { pick } from '../model/semantics/pick.ts';
import { callerOf } from './caller-of.ts';
import { configurationOf } from './configuration-of.ts';
import type { AllTables } from './databases/all-tables.ts';
import { MemoryCache } from './memory-cache.ts';
import { nestedCall } from './nested-call.ts';
import { outsideHttp } from './outside/outside-http.ts';
import { TrialCache } from './trial-cache.ts';
import { TrialTables } from './trial-tables.ts';

/** What the designer brings besides the platform. */
export interface RuntimeParts {
  tables: AllTables;
  /** Rows of a stored procedure in a configured database. */
  procedure?: Runtime['procedure'];
  /** Runs the text of a Code node in the sandbox, for the interface of that name. */
  code?(text: string, inputs: Record<string, unknown>, runtime: Runtime, service: string): Promise<Json>;
}

/** Makes the runtime of each call: a small object over what all calls share. */
export interface Runtimes {
  /**
   * @param definition of the interface that runs
   * @param scope what an outer interface hands on; left out: a run that begins here
   */
  for(definition: InterfaceDefinition, call: Call, scope?: RunScope): Promise<Runtime>;
  /** The scope of a run that begins here and whose writes to tables and cache are gone afterwards. */
  trialOf(definition: InterfaceDefinition): RunScope & { tables: TrialTables };
}

/** What the interfaces of one run have in common, however deep they call one another. */
export interface RunScope {
  /** The interfaces that led here, the running one last. */
  path: readonly string[];
  tables: Tables;
  cache: Cache;
}

export function createRuntimes(platform: Pick<Platform, 'database' | 'services' | 'keyring' | 'events'>, parts: RuntimeParts): Runtimes {
  const { tables } = parts;
  const cache = new MemoryCache();
  const shared = {
    calc,
    pick,
    procedure: parts.procedure ?? (() => Promise.reject(new Failure(500, nestedCallTexts.procedure))),
    config: configurationOf(platform),
    now: async () => Math.floor(Date.now() / 1000),
    random: async () => randomInt(2 ** 48 - 1),
    uuid: async () => randomUUID(),
    fail(ret: number, message: { zh_cn: string; en: string }): never {
      throw new Failure(ret, message);
    },
  };
  const runtimeOf = (service: string, call: Call, caller: Caller, scope: RunScope): Runtime => {
    const runtime: Runtime = Object.freeze({
      ...shared,
      tables: scope.tables,
      cache: scope.cache,
      caller,
      items: loopTurns(),
      http: (request: HttpRequest) => outsideHttp(request, call.files),
      call: (name: string, parameters: Record<string, unknown>) => nestedCall(platform, call, scope, name, parameters),
      code: (text: string, inputs: Record<string, unknown>) =>
        parts.code ? parts.code(text, inputs, runtime, service) : Promise.reject(new Failure(500, texts.code)),
    });
    return runtime;
  };
  return {
    async for(definition, call, scope = { path: [serviceOf(definition)], tables, cache }) {
      return runtimeOf(serviceOf(definition), call, await callerOf(platform, call), scope);
    },
    trialOf: (definition) => ({ path: [serviceOf(definition)], tables: new TrialTables(tables, definition.table), cache: new TrialCache(cache) }),
  };
}

const texts = {
  code: { zh_cn: '代码节点不可用：沙箱未启动', en: 'Code nodes cannot run: there is no sandbox' },
};
