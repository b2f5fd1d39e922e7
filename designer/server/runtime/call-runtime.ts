import { randomInt, randomUUID } from 'node:crypto';
import type { Json } from '../../../engine/core/json/json.ts';
import type { Text } from '../../../engine/core/text/text.ts';
import type { Call, Platform } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/call-runtime.ts';
import { texts as sqlTexts } from '../../../generated/words/node-sql/sql-rows.ts';
import { answersAsItCame } from '../../model/analysis/answer/answers-as-it-came.ts';
import { checkSecrets } from '../../model/checks/references/check-secrets.ts';
import { loopTurns } from '../../model/semantics/runtime/loop-turns.ts';
import { meteredCalc } from '../../model/semantics/runtime/metered-calc.ts';
import { nestedCallTexts } from '../../model/semantics/runtime/nested-call-texts.ts';
import { frameRunner } from '../../model/semantics/runtime/run-frame.ts';
import type { Calc, Caller, Frames, HttpRequest, Runtime, SqlAnswer, SqlRequest, TopicMessage } from '../../model/semantics/runtime/runtime.ts';
import { Failure } from '../../model/semantics/values/failure.ts';
import { pick } from '../../model/semantics/values/pick.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import type { AllTables } from '../databases/all-tables.ts';
import type { RunStatement } from '../databases/run-statement.ts';
import { StandInTables } from '../databases/stand-in-tables.ts';
import { type OutboundCall, outboundHttp } from '../outbound/outbound-http.ts';
import { publishMessage } from '../topics/publish-message.ts';
import { bcryptPasswords } from './bcrypt-passwords.ts';
import { type configurationOf, requireOwnSecret } from './configuration/configuration-of.ts';
import { FairCache, FairTables } from './fair-turns.ts';
import { nestedCall } from './nested-call.ts';
import { ownStatement } from './own-statement.ts';
import type { RunScope } from './run-scope.ts';

/** What the designer adds to the platform. */
export interface RuntimeParts {
  tables: AllTables;
  /** Runs the statement of an SQL node. */
  statement?: RunStatement;
  /** Rows of a stored procedure in a configured database; what it writes may have to be undone. */
  procedure?(database: string, name: string, values: unknown[], isRolledBack: boolean): Promise<Json>;
  /** Runs the text of a Code node in the sandbox, for the interface of that name. */
  code?(text: string, inputs: Record<string, unknown>, runtime: Runtime, service: string): Promise<Json>;
}

/** What the runtimes of all calls share. */
export interface RuntimeHost {
  platform: Pick<Platform, 'services' | 'topics'>;
  parts: RuntimeParts;
  configured: ReturnType<typeof configurationOf>;
}

type FrameRunner = ReturnType<typeof frameRunner>;

/** Shorter values of hidden columns occur in any answer. */
const shortestHidden = 8;

/**
 * The runtime of one call. Its members stand on the prototype, and what only some runs use is made when a run first asks for it: making all of it
 * for every call took longer than most interfaces compute.
 */
export class CallRuntime implements Runtime {
  readonly caller: Caller;
  readonly calc: Calc;
  readonly items: Runtime['items'];
  readonly #host: RuntimeHost;
  readonly #definition: InterfaceDefinition;
  readonly #call: Call;
  readonly #scope: RunScope;
  #tables: FairTables | undefined;
  #cache: FairCache | undefined;
  #topics: Runtime['topics'] | undefined;
  #frames: Frames | undefined;
  #runner: FrameRunner | undefined;
  #outbound: OutboundCall | undefined;

  /**
   * @param definition of the interface that runs
   * @param scope of the run, or what an outer interface hands on
   */
  constructor(host: RuntimeHost, definition: InterfaceDefinition, call: Call, caller: Caller, scope: RunScope) {
    this.caller = caller;
    this.calc = meteredCalc(scope.budget);
    this.items = loopTurns(scope.budget);
    this.#host = host;
    this.#definition = definition;
    this.#call = call;
    this.#scope = scope;
  }

  get tables(): FairTables {
    const { tables: all } = this.#host.parts;
    const { tables, budget, secrets, standIns } = this.#scope;
    this.#tables ??= new FairTables(standIns ? new StandInTables(tables, standIns) : tables, budget, {
      columnsOf: (table) => all.hiddenOf(table),
      // The checks keep such values from callers; what a person's code does with them they cannot see.
      read: (value) => {
        if (typeof value === 'string' && value.length >= shortestHidden) secrets.add(value);
      },
    });
    return this.#tables;
  }

  get cache(): FairCache {
    this.#cache ??= new FairCache(this.#scope.cache, this.#scope.budget);
    return this.#cache;
  }

  get topics(): Runtime['topics'] {
    const { platform } = this.#host;
    const { tables, budget } = this.#scope;
    this.#topics ??= {
      async publish(message: TopicMessage) {
        await budget.giveWay();
        return publishMessage(platform.topics, tables, message);
      },
    };
    return this.#topics;
  }

  get frames(): Frames {
    const { levels } = this.#scope;
    const { language } = this.#call;
    this.#frames ??= {
      begin: async (kind) => levels?.begin(kind),
      commit: async () => levels?.commit(),
      undo: async () => levels?.undo(),
      pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      words: async (text) => text[language],
    };
    return this.#frames;
  }

  get transaction(): FrameRunner['transaction'] {
    return this.#frameRunner.transaction;
  }

  get attempt(): FrameRunner['attempt'] {
    return this.#frameRunner.attempt;
  }

  get again(): FrameRunner['again'] {
    return this.#frameRunner.again;
  }

  get caught(): FrameRunner['caught'] {
    return this.#frameRunner.caught;
  }

  get mapFailures(): FrameRunner['mapFailures'] {
    return this.#frameRunner.mapFailures;
  }

  get #frameRunner(): FrameRunner {
    this.#runner ??= frameRunner(this.frames);
    return this.#runner;
  }

  get passwords(): Runtime['passwords'] {
    return bcryptPasswords;
  }

  async config(name: string): Promise<string | null> {
    const { isTest, path, secrets, environment = 'prod' } = this.#scope;
    const entry = await this.#host.configured(name, environment);
    requireOwnSecret(entry, name, environment);
    if (entry?.isSecret && entry.value !== '') {
      // It was published before the entry was a secret one. A designer who tries it out is shown nothing of the value.
      const [leak] = isTest && path.length === 1 ? [] : checkSecrets(this.#definition, new Set([name]));
      if (leak) throw new Failure(500, leak.text);
      secrets.add(entry.value);
    }
    return entry?.value ?? null;
  }

  async http(request: HttpRequest) {
    await this.#scope.settle?.();
    return outboundHttp(request, this.#outboundCall);
  }

  async sql(request: SqlRequest): Promise<SqlAnswer> {
    const { isTest, path, settle, undone } = this.#scope;
    const { statement } = this.#host.parts;
    const own = ownStatement(this.#definition, request);
    if (!own || !statement) throw new Failure(500, sqlTexts.unknown);
    await settle?.();
    const answer = await statement(
      { ...own, database: this.#databaseOf(own.database) },
      { isTest: isTest === true && path.length === 1, isRolledBack: undone !== undefined, signal: this.#call.signal },
    );
    if (undone) undone.changes += answer.changed;
    return answer;
  }

  async procedure(database: string, name: string, values: unknown[]): Promise<Json> {
    await this.#scope.settle?.();
    const { procedure } = this.#host.parts;
    if (!procedure) throw new Failure(500, nestedCallTexts.procedure);
    return procedure(this.#databaseOf(database), name, values, this.#scope.undone !== undefined);
  }

  /** The database that stands for the named one in this run. */
  #databaseOf(name: string): string {
    return this.#scope.standIns?.get(name) ?? name;
  }

  async call(name: string, parameters: Record<string, unknown>): Promise<Json> {
    await this.#scope.budget.giveWay();
    return nestedCall(this.#host.platform, this.#call, this.#scope, name, parameters);
  }

  async code(text: string, inputs: Record<string, unknown>): Promise<Json> {
    const { code } = this.#host.parts;
    if (!code) throw new Failure(500, texts.code);
    return code(text, inputs, this, serviceOf(this.#definition));
  }

  async now(): Promise<number> {
    return Math.floor(Date.now() / 1000);
  }

  async random(): Promise<number> {
    return randomInt(2 ** 48 - 1);
  }

  async uuid(): Promise<string> {
    return randomUUID();
  }

  pick(value: unknown, path: string): unknown {
    return pick(value, path);
  }

  fail(ret: number, message: Text): never {
    throw new Failure(ret, message);
  }

  get #outboundCall(): OutboundCall {
    const { files, requestId, ip, signal, answerHeaders, takesJsonText } = this.#call;
    const scope = this.#scope;
    // An outer interface works with the value.
    const keepsText = takesJsonText === true && scope.path.length === 1 && answersAsItCame(this.#definition);
    const { appKey } = this.caller;
    this.#outbound ??= { files, requestId, ip, signal, answerHeaders, keepsText, appKey, onFile: (file) => scope.files.push(file) };
    return this.#outbound;
  }
}
