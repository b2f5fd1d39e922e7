import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '../../../../engine/core/descriptor/types.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import type { UploadedFile } from '../../../../engine/server/index.ts';
import type { InterfaceDefinition } from '../../../model/definition.ts';
import { activeFlow } from '../../../model/flow.ts';
import type { HttpRequest, HttpResponse, Runtime, Tables } from '../../../model/runtime.ts';
import { Failure } from '../../../model/semantics/failure.ts';
import { isWrittenTogether } from '../../../model/written-together.ts';
import { outsideHttp } from '../../outside/outside-http.ts';
import { HttpStub, type SeenRequest } from './http-stub.ts';
import { type MadeUpTable, madeUpTables } from './made-up-tables.ts';
import { RecordingCache } from './recording-cache.ts';
import { type RunCode, recordingRuntime, type TapeEntry } from './recording-runtime.ts';
import { type RunOfTables, type TableContents, TableWorld } from './table-world.ts';

/** What a run has left behind beside its answer. */
export interface Effects {
  requests: SeenRequest[];
  tables: TableContents;
  cache: { [key: string]: Json };
}

export const noEffects: Effects = { requests: [], tables: {}, cache: {} };

/** The world a definition is verified in: tables of its own with made-up rows, a stub for every other system, a folder for files. */
export interface MadeUpWorld {
  definition: InterfaceDefinition;
  /** Absolute. */
  folder: string;
  tables: MadeUpTable[];
  stub: HttpStub | null;
  /** Files a call with these fields brings along. */
  uploads(form: Form): UploadedFile[];
  /** Runs the work in the state every run begins with. It does not reject; what it has written is undone unless it `isKept`. */
  run<Result extends { isKept: boolean }>(
    { turn, form, code }: RunOfWorld,
    work: (runtime: Runtime) => Promise<Result>,
  ): Promise<{ result: Result; tape: TapeEntry[]; effects: Effects }>;
  close(): Promise<void>;
}

type Form = Readonly<Record<string, string>>;

export interface RunOfWorld {
  turn: number;
  form: Form;
  code: RunCode;
}

/** Something to send on, in two languages and with bytes that are no text; as long as the rule of its parameter wants it. */
const sample = Buffer.concat([Buffer.from('made up, 虚构\r\n'), Buffer.from([0, 255, 254])]);
const largestUpload = 1_048_576;

function sizeOf({ min, max }: Parameter): number {
  const least = typeof min === 'number' ? min : 0;
  return Math.min(Math.max(typeof max === 'number' ? Math.min(sample.length, max) : sample.length, least), largestUpload);
}

export async function openWorld(definition: InterfaceDefinition): Promise<MadeUpWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-verify-'));
  const types = new Set(activeFlow(definition.flow).nodes.map(({ type }) => type));
  const tables = madeUpTables(definition);
  const files = definition.parameters.filter(({ type }) => type === 'file').map((rule, index) => ({ rule, path: join(folder, `upload-${index}`) }));
  for (const { rule, path } of files) await writeFile(path, Buffer.alloc(sizeOf(rule), sample));
  const rows = tables.length > 0 ? await TableWorld.open(tables, join(folder, 'databases'), isWrittenTogether(definition)) : null;
  const stub = types.has('http') ? await HttpStub.open(definition) : null;
  const uploads = (form: Form) =>
    files.flatMap(({ rule, path }): UploadedFile[] => {
      const given = form[rule.name];
      return given === undefined ? [] : [{ field: rule.name, name: given, type: 'text/plain', size: sizeOf(rule), path }];
    });
  return {
    definition,
    folder,
    tables,
    stub,
    uploads,
    async run({ turn, form, code }, work) {
      const tape: TapeEntry[] = [];
      const cache = new RecordingCache();
      stub?.begin(turn);
      const send = httpTo(stub, uploads(form));
      const inside = ({ tables: own, settle }: RunOfTables) => {
        const http: Runtime['http'] = async (request) => {
          await settle();
          return send(request);
        };
        return work(recordingRuntime({ tables: own, cache, http, settle }, code, turn, tape));
      };
      const { result, contents } = rows ? await rows.run(inside) : { result: await inside(nowhere), contents: {} };
      return { result, tape, effects: { requests: stub?.seen() ?? [], tables: contents, cache: cache.contents() } };
    },
    async close() {
      await Promise.all([stub?.close(), rows?.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Requests as the platform writes and sends them, to the stub. */
function httpTo(stub: HttpStub | null, uploads: readonly UploadedFile[]): (request: HttpRequest) => Promise<HttpResponse> {
  if (!stub) return () => Promise.reject(nothing('HTTP'));
  const allow = [{ address: '127.0.0.1', port: stub.port }];
  return (request) => outsideHttp({ ...request, url: stub.address(request.url) }, { files: uploads, allow });
}

const noTable = () => Promise.reject(nothing('table'));
const noTables: Tables = { list: noTable, get: noTable, count: noTable, insert: noTable, update: noTable, delete: noTable };
const nowhere: RunOfTables = { tables: noTables, settle: async () => undefined };

/** Only code of a person asks for what no node names. */
function nothing(what: string): Failure {
  return new Failure(404, { zh_cn: `验证时没有 ${what}`, en: `There is no ${what} in a verification` });
}
