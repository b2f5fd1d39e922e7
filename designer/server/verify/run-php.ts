import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Json } from '../../../engine/core/json/json.ts';
import { parseLossless, printLossless } from '../../../engine/core/json/lossless-json.ts';
import { codes } from '../../../engine/core/protocol/codes.ts';
import type { PlainRequest } from '../../../engine/server/index.ts';
import type { FlowOptions } from '../../codegen/emit/emit-flow.ts';
import type { GeneratedFile } from '../../codegen/emit/generated-file.ts';
import { generate } from '../../codegen/generate.ts';
import { phpDefaults } from '../../codegen/php/parts/php-settings.ts';
import { createTableSql } from '../../codegen/sql/create-table.ts';
import { activeFlow } from '../../model/formula/active-flow.ts';
import { type InterfaceDefinition, serviceOf, type TableSpec } from '../../model/types/definition.ts';
import { hasForeignCode } from './foreign-code.ts';
import { phpFiles as harness } from './harness/embedded.ts';
import type { NodeOutputs, Run, VerifiedAnswer } from './run-handler.ts';
import { emptied, storedRow, typedRows } from './stored-rows.ts';
import { callerAddress, stubConfig, verifier } from './stub/recording-runtime.ts';
import { changesIn } from './stub/stub-tables.ts';
import { type Effects, noEffects, type StubWorld } from './stub/stub-world.ts';
import { languageIn } from './stub/turns.ts';

/** One call: its fields as a form or its JSON, the turn of the stub world, and the answers of the platform during the call. */
export type PhpCase = Pick<Run, 'form' | 'body' | 'turn' | 'recording'> & Partial<Pick<Run, 'verb' | 'request' | 'cached' | 'crowd'>>;

/** PHP's answer to one case. */
export interface PhpAnswer extends VerifiedAnswer {
  effects: Effects;
  /** What went wrong beside the answer: a call of the platform that the other half did not make, or an error of PHP itself. In zh_cn. */
  error?: string;
  /** PHP could not do its part here: it has no `pdo_sqlite`. */
  unable?: true;
  /** With `trace`: every node in the order it ran. */
  steps?: NodeOutputs[];
}

/** Why PHP has not finished, for no fault of the code: it ran out of memory or time, or crashed. */
export type PhpEnd = 'memory' | 'time' | 'crash';

/** PHP's answers. */
export interface PhpRun {
  /** In the order of the cases; fewer where PHP has ended early. */
  answers: PhpAnswer[];
  end?: PhpEnd;
}

/** Prints the PHP of a definition. */
export type PrintPhp = (definition: InterfaceDefinition, options: FlowOptions) => GeneratedFile[];

/** Prints the PHP of a definition as it is shipped. */
export const printPhp: PrintPhp = (definition, options) => generate(definition, 'php', phpDefaults, options);

/** Seconds after which no further case begins, and milliseconds after which PHP is killed. */
const limits = { begin: 6, end: 10_000, outputBytes: 64 * 1024 * 1024 };

/** The emitters print none of these: an error in them must not become more than an error. */
const forbidden =
  'exec,passthru,shell_exec,system,proc_open,popen,pcntl_exec,pcntl_fork,mail,curl_exec,curl_multi_exec,fsockopen,pfsockopen,stream_socket_client,dl,putenv';

/** Classes with a stub. */
const replaced = new Set(['Portico\\Fresh', 'Portico\\Password', 'Portico\\Call', 'Portico\\Statement', 'Portico\\Procedure']);

/**
 * Runs the PHP of the definition of a world, all cases in one process, through the shipped classes: the gateway reads the call and writes the
 * answer.
 * @throws Error for a definition with hand-written code, and without php
 */
export async function runPhp(
  world: StubWorld,
  cases: readonly PhpCase[],
  { trace = false, print = printPhp }: { trace?: boolean; print?: PrintPhp } = {},
): Promise<PhpRun> {
  const { definition, stub } = world;
  if (hasForeignCode(definition)) throw new Error('code of a person is not run outside the sandbox');
  const folder = join(world.folder, 'php');
  await rm(folder, { recursive: true, force: true });
  const files = print(withStub(definition, world), { trace });
  const folders = new Set([...files, { path: 'harness.php' }].map(({ path }) => dirname(join(folder, path))));
  for (const one of folders) await mkdir(one, { recursive: true });
  const texts = [...files, ...Object.entries(harness).map(([name, text]) => ({ path: `${name}.php`, text }))];
  await Promise.all(texts.map(({ path, text }) => writeFile(join(folder, path), text)));
  const { appKey, appName, accountId, username } = verifier;
  const job = {
    files: Object.fromEntries(files.flatMap(classEntry).filter(([name]) => !replaced.has(name))),
    service: serviceOf(definition),
    verb: definition.verbs[0],
    caller: { app_key: appKey, app_name: appName, account_id: accountId, username },
    address: callerAddress,
    seconds: limits.begin,
    trace,
    stub: stub?.origin ?? null,
    tables: Object.fromEntries(world.tables.map(({ name, spec }) => [name, spec.name])),
    create: world.tables.map(({ spec }) => createTableSql(withoutDefaults(spec), 'sqlite').text.replace(/;\s*$/, '')),
    fill: world.tables.flatMap(({ spec, rows }) => emptied(spec.name).concat(rows.map((row) => storedRow(spec, row)))),
    cases: cases.map((one) => ({
      ...one,
      ...(one.request && { request: writtenRequest(one.request) }),
      language: languageIn(one.turn),
      config: configOf(definition, one.turn),
      files: filesOf(world, one),
      cached: Object.fromEntries(Object.entries(one.cached ?? {}).map(([key, value]) => [key, printLossless(value)])),
      changes: world.tables.flatMap(({ spec }) =>
        changesIn(
          one.turn,
          one.crowd ?? null,
          spec.name,
          spec.columns.map(({ name }) => name),
        ),
      ),
    })),
  };
  const run = await linesOf(world.folder, folder, printLossless(job), stub !== null);
  const answers = run.lines.map((line, index) => answerOf(world, cases[index]?.turn ?? 0, line));
  if (run.error === undefined) return { answers, ...(run.end && { end: run.end }) };
  return { answers: [...answers, { ret: 500, data: null, msg: '', effects: noEffects, error: run.error }] };
}

/** Encodes a request as JSON: its bytes in base64. */
function writtenRequest({ method, url, type, body }: PlainRequest) {
  return { method, query: url.split('?')[1] ?? '', type, body: body.toString('base64') };
}

/** Returns the definition with the addresses of the stub. */
function withStub(definition: InterfaceDefinition, { stub }: StubWorld): InterfaceDefinition {
  if (!stub) return definition;
  const nodes = definition.flow.nodes.map((node) =>
    node.type === 'http' ? { ...node, settings: { ...node.settings, url: stub.address(String(node.settings.url)) } } : node,
  );
  return { ...definition, flow: { ...definition.flow, nodes } };
}

/** A project's table may lack them; the code has them. */
function withoutDefaults(spec: TableSpec): TableSpec {
  return { ...spec, columns: spec.columns.map(({ default: _, ...column }) => column) };
}

function configOf({ flow }: InterfaceDefinition, turn: number): Record<string, string> {
  const names = activeFlow(flow).nodes.flatMap(({ type, settings }) => (type === 'config' ? [String(settings.name)] : []));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = stubConfig(name, turn);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function filesOf(world: StubWorld, { form, turn }: PhpCase) {
  return Object.fromEntries(world.uploads(form, turn).map(({ field, name, type, size, path }) => [field, { name, type, size, tmp_name: path, error: 0 }]));
}

/** Returns the class in a file and the file's path. */
function classEntry({ path, text }: GeneratedFile): [string, string][] {
  const namespace = /^namespace ([\w\\]+);/m.exec(text)?.[1];
  const name = /^(?:abstract |final )*(?:class|trait) (\w+)/m.exec(text)?.[1];
  return namespace && name ? [[`${namespace}\\${name}`, path]] : [];
}

interface Line {
  /** The envelope, as it would be sent. */
  text?: string;
  /** The bytes of an answer that is a file. */
  file?: string;
  headers?: Effects['headers'];
  tables?: { [table: string]: { [column: string]: Json }[] };
  cache?: Effects['cache'];
  error?: string;
  unable?: string;
  steps?: NodeOutputs[];
}

function answerOf(
  { tables, stub }: StubWorld,
  turn: number,
  { text, file, headers = {}, tables: rows = {}, cache = [], error, unable, steps }: Line,
): PhpAnswer {
  const effects: Effects = {
    requests: stub?.requests.get(turn) ?? [],
    tables: Object.fromEntries(tables.map(({ name, spec }) => [name, typedRows(spec, rows[name] ?? [])])),
    cache,
    headers,
  };
  const more = { effects, ...(steps && { steps }) };
  const envelope = file === undefined ? envelopeOf(text ?? '') : { ret: codes.ok, data: file, msg: '' };
  if (unable !== undefined) return { ...envelope, ...more, unable: true };
  if (error !== undefined) return { ret: 500, data: null, msg: '', ...more, error };
  return { ...envelope, ...more };
}

function envelopeOf(text: string): VerifiedAnswer {
  try {
    return parseLossless(text) as unknown as VerifiedAnswer;
  } catch {
    // What is no JSON is shown as it is.
    return { ret: 500, data: text.slice(0, 2_000), msg: 'JSON' };
  }
}

interface Lines {
  lines: Line[];
  end?: PhpEnd;
  /** What PHP says of code it cannot run. */
  error?: string;
}

function linesOf(base: string, folder: string, job: string, mayCall: boolean): Promise<Lines> {
  const settings = {
    display_errors: 'stderr',
    disable_functions: forbidden,
    open_basedir: base,
    allow_url_fopen: mayCall ? '1' : '0',
    memory_limit: '256M',
    max_input_vars: '100000',
    // The whole process has its limit; time spent waiting does not count here.
    max_execution_time: '0',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-d', `${name}=${value}`]);
  const options = { cwd: folder, env: { PATH: process.env.PATH }, timeout: limits.end, killSignal: 'SIGKILL' as const, maxBuffer: limits.outputBytes };
  return new Promise((resolve, reject) => {
    const child = execFile('php', [...args, 'harness.php'], options, (error, stdout, stderr) => {
      if (error?.code === 'ENOENT') return reject(error);
      // What follows the last line end is a line that was cut off.
      const lines = stdout
        .split('\n')
        .slice(0, -1)
        .map((line) => parseLossless(line) as Line);
      if (!error) return resolve({ lines });
      const end = endOf(error, stderr);
      resolve(end ? { lines, end } : { lines, error: stderr.replaceAll(`${folder}/`, '').trim().slice(0, 2_000) });
    });
    // PHP that breaks down early does not read to the end; its exit says why.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(job);
  });
}

/** Returns why PHP was killed, or ended by its own limits; undefined if it was the code. */
function endOf(error: { killed?: boolean; signal?: NodeJS.Signals | null | undefined; code?: unknown }, stderr: string): PhpEnd | undefined {
  if (error.killed) return 'time';
  if (error.signal || error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return 'crash';
  if (/Allowed memory size|Out of memory/i.test(stderr)) return 'memory';
  return /Maximum execution time/.test(stderr) ? 'time' : undefined;
}
