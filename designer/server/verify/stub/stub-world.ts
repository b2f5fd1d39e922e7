import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '../../../../engine/core/json/json.ts';
import { fillText } from '../../../../engine/core/text/text.ts';
import { jsonHeaders, type UploadedFile } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/stub-world.ts';
import { hasFrames, isWrittenTogether } from '../../../model/analysis/written-together.ts';
import { activeFlow } from '../../../model/formula/active-flow.ts';
import type { HttpRequest, HttpResponse, Runtime, Tables } from '../../../model/semantics/runtime/runtime.ts';
import { Failure } from '../../../model/semantics/values/failure.ts';
import type { InterfaceDefinition } from '../../../model/types/definition.ts';
import { type OutboundCall, outboundHttp } from '../../outbound/outbound-http.ts';
import type { UpstreamFile } from '../../outbound/upstream-file.ts';
import { HttpStub, type SeenRequest } from './http-stub.ts';
import { RecordingCache } from './recording-cache.ts';
import { callerAddress, type RecordedCall, type RunCode, recordingRuntime, verifier } from './recording-runtime.ts';
import { StubFiles } from './stub-files.ts';
import { type StubTable, stubTables } from './stub-tables.ts';
import { apart, type RunOfTables, type TableContents, TableWorld } from './table-world.ts';

/** The effects of a run besides its answer. */
export interface Effects {
  requests: SeenRequest[];
  tables: TableContents;
  /** What was written to it and taken out, in turn. */
  cache: Json[];
  /** Of the answer, by name in lower case. */
  headers: { [name: string]: Json };
}

export const noEffects: Effects = { requests: [], tables: {}, cache: [], headers: jsonHeaders };

/** The environment of a verification: separate tables with stub rows, a stub for all other systems, a folder for files. */
export interface StubWorld {
  definition: InterfaceDefinition;
  /** Absolute. */
  folder: string;
  tables: StubTable[];
  stub: HttpStub | null;
  /** Files a call with these fields brings along. */
  uploads(form: Form, turn: number): UploadedFile[];
  /**
   * Runs the work in the state every run of that turn begins with, and once more where it has asked for a long page. It does not reject; what it
   * has written is undone unless it `isCommitted`.
   */
  run<Result extends { isCommitted: boolean }>(
    run: RunOfWorld,
    work: (runtime: Runtime, files: readonly UpstreamFile[]) => Promise<Result>,
  ): Promise<OutcomeOfRun<Result>>;
  close(): Promise<void>;
}

type Form = Readonly<Record<string, string>>;

interface RunOfWorld {
  turn: number;
  form: Form;
  code: RunCode;
  /** Of the row there are more copies of than a page takes: its id. Left out: as it turns out. */
  crowd?: number | null | undefined;
}

interface OutcomeOfRun<Result> {
  result: Result;
  recording: RecordedCall[];
  /** What the cache held of what was asked for. */
  cached: { [key: string]: Json };
  crowd: number | null;
  effects: Effects;
}

/** Number of crowded runs of a verification: they take longer than others. */
const mostCrowded = 2;

/** Opens the stub world of a definition. The caller closes it. */
export async function openWorld(definition: InterfaceDefinition): Promise<StubWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-verify-'));
  const types = new Set(activeFlow(definition.flow).nodes.map(({ type }) => type));
  const tables = stubTables(definition);
  const files = await StubFiles.write(definition.parameters, folder, types.has('http'));
  const rows =
    tables.length > 0
      ? await TableWorld.open(tables, join(folder, 'databases'), { isWhole: isWrittenTogether(definition), hasFrames: hasFrames(definition) })
      : null;
  const stub = types.has('http') ? await HttpStub.open(definition) : null;
  const uploads = (form: Form, turn: number) => files.of(form, turn);
  const runOnce = async <Result extends { isCommitted: boolean }>(
    { turn, form, code }: RunOfWorld,
    crowd: number | null,
    work: (runtime: Runtime, files: readonly UpstreamFile[]) => Promise<Result>,
  ) => {
    const recording: RecordedCall[] = [];
    const cache = new RecordingCache(turn);
    const received: UpstreamFile[] = [];
    const headers: Record<string, string> = {};
    stub?.begin(turn);
    const send = httpTo(stub, { files: uploads(form, turn), answerHeaders: headers, onFile: (file) => received.push(file) });
    const inside = ({ tables: own, settle, levels }: RunOfTables) => {
      const http: Runtime['http'] = async (request) => {
        await settle();
        return send(request);
      };
      return work(recordingRuntime({ tables: own, cache, http, settle, levels }, code, turn, recording), received);
    };
    const nothing = async () => ({ result: await inside(nowhere), contents: {}, first: null });
    const { result, contents, first } = rows ? await rows.run(inside, { turn, crowd }) : await nothing();
    const effects: Effects = { requests: stub?.seen() ?? [], tables: contents, cache: cache.written, headers };
    return { first, outcome: { result, recording, cached: cache.found, crowd, effects } };
  };
  let crowded = 0;
  return {
    definition,
    folder,
    tables,
    stub,
    uploads,
    async run(run, work) {
      const { outcome, first } = await runOnce(run, run.crowd ?? null, work);
      if (first === null || run.crowd !== undefined || crowded === mostCrowded) return outcome;
      crowded++;
      return (await runOnce(run, first, work)).outcome;
    },
    async close() {
      await Promise.all([stub?.close(), rows?.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Sends requests to the stub by the platform's own client. */
function httpTo(stub: HttpStub | null, call: OutboundCall): (request: HttpRequest) => Promise<HttpResponse> {
  if (!stub) return () => Promise.reject(nothing('HTTP'));
  const allow = [{ address: '127.0.0.1', port: stub.port }];
  return (request) => outboundHttp({ ...request, url: stub.address(request.url) }, { ...call, allow, appKey: verifier.appKey, ip: callerAddress });
}

const noTable = () => Promise.reject(nothing('table'));
const noTables: Tables = {
  list: noTable,
  find: noTable,
  get: noTable,
  count: noTable,
  insert: noTable,
  update: noTable,
  upsert: noTable,
  delete: noTable,
  group: noTable,
};
const nowhere: RunOfTables = { tables: noTables, ...apart };

/** Only hand-written code asks for what no node names. */
function nothing(what: string): Failure {
  return new Failure(404, fillText(texts.nothing, { what }));
}
