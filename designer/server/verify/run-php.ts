import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Json } from '../../../engine/core/descriptor/types.ts';
import { parseLossless, printLossless } from '../../../engine/core/json/lossless-json.ts';
import type { FlowOptions } from '../../codegen/emit-flow.ts';
import { generate } from '../../codegen/generate.ts';
import type { GeneratedFile } from '../../codegen/generated-file.ts';
import { phpDefaults, phpMethodName } from '../../codegen/php/php-settings.ts';
import type { InterfaceDefinition } from '../../model/definition.ts';
import { hasForeignCode } from './foreign-code.ts';
import { phpHarness } from './php-harness.ts';
import { type TapeEntry, verifier } from './recording-runtime.ts';

/** One call: its fields as a form holds them, and what the platform answers in its course. */
export interface PhpCase {
  form: Readonly<Record<string, string>>;
  tape: TapeEntry[];
}

export interface PhpAnswer {
  ret: number;
  data: Json;
  /** In zh_cn. */
  msg: string;
  /** What went wrong beside the answer: a call of the platform that the other half did not make, or an error of PHP itself. In zh_cn. */
  fault?: string;
  /** With `trace`: every node in the order it ran. */
  steps?: NodeOutputs[];
}

/** What a node answered in one run of it. */
export interface NodeOutputs {
  node: string;
  outputs: { [port: string]: Json };
}

export type PrintPhp = (definition: InterfaceDefinition, options: FlowOptions) => GeneratedFile[];

export const printPhp: PrintPhp = (definition, options) => generate(definition, 'php', phpDefaults, options);

/** Seconds after which no further case is begun, and milliseconds after which PHP is ended. */
const limits = { begin: 6, end: 10_000, outputBytes: 64 * 1024 * 1024 };

/** The emitters print none of these: a fault in them is not to become more than a fault. */
const forbidden =
  'exec,passthru,shell_exec,system,proc_open,popen,pcntl_exec,pcntl_fork,mail,curl_exec,curl_multi_exec,fsockopen,pfsockopen,stream_socket_client,dl,putenv';

/**
 * Runs the PHP our emitter prints for a definition, all cases in one process. Answers come in the order of the cases; they are fewer where
 * time ran out or where PHP broke down, which the last of them then says.
 * @throws Error for a definition with code of a person in it, and where there is no php
 */
export async function runPhp(
  definition: InterfaceDefinition,
  cases: readonly PhpCase[],
  { trace = false, print = printPhp }: { trace?: boolean; print?: PrintPhp } = {},
): Promise<PhpAnswer[]> {
  if (hasForeignCode(definition)) throw new Error('code of a person is not run outside the sandbox');
  const folder = await mkdtemp(join(tmpdir(), 'portico-verify-'));
  try {
    const files = print(definition, { trace });
    for (const { path, text } of [...files, { path: 'harness.php', text: phpHarness }]) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const { namespace, class: className, method } = definition;
    const { appKey, appName, accountId, username } = verifier;
    const job = {
      files: Object.fromEntries(files.flatMap(classEntry)),
      api: `${namespace}\\Api\\${className}`,
      domain: `${namespace}\\Domain\\${className}`,
      action: method,
      method: phpMethodName(definition),
      caller: { app_key: appKey, app_name: appName, account_id: accountId, username },
      seconds: limits.begin,
      trace,
      cases,
    };
    return await answersOf(folder, printLossless(job));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The class in a file and the file's path. */
function classEntry({ path, text }: GeneratedFile): [string, string][] {
  const namespace = /^namespace ([\w\\]+);/m.exec(text)?.[1];
  const name = /^(?:abstract |final )*(?:class|trait) (\w+)/m.exec(text)?.[1];
  return namespace && name ? [[`${namespace}\\${name}`, path]] : [];
}

function answersOf(folder: string, job: string): Promise<PhpAnswer[]> {
  const settings = {
    display_errors: 'stderr',
    disable_functions: forbidden,
    open_basedir: folder,
    allow_url_fopen: '0',
    memory_limit: '256M',
    // The whole process has its limit; time spent waiting does not count here.
    max_execution_time: '0',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-d', `${name}=${value}`]);
  const options = { cwd: folder, env: { PATH: process.env.PATH }, timeout: limits.end, killSignal: 'SIGKILL' as const, maxBuffer: limits.outputBytes };
  return new Promise((resolve, reject) => {
    const child = execFile('php', [...args, 'harness.php'], options, (error, stdout, stderr) => {
      if (error?.code === 'ENOENT') return reject(error);
      // What follows the last line end is a line that was cut off.
      const answers: PhpAnswer[] = stdout
        .split('\n')
        .slice(0, -1)
        .map((line) => parseLossless(line) as PhpAnswer);
      const isBroken = error !== null && error.killed !== true;
      resolve(isBroken ? [...answers, { ret: 500, data: null, msg: '', fault: stderr.replaceAll(`${folder}/`, '').trim().slice(0, 2_000) }] : answers);
    });
    // PHP that breaks down early does not read to the end; its exit says why.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(job);
  });
}
