import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Json } from '../../../engine/core/descriptor/types.ts';
import { generate } from '../../codegen/generate.ts';
import type { GeneratedFile } from '../../codegen/generated-file.ts';
import { phpDomainClass } from '../../codegen/php/domain-class.ts';
import { phpDefaults, phpMethodName } from '../../codegen/php/php-settings.ts';
import type { InterfaceDefinition } from '../../model/definition.ts';
import { outsideClasses, phpHarness } from './php-harness.ts';
import { type TapeEntry, verifier } from './recording-runtime.ts';

/** One call: its fields as a form holds them, and what the platform answers in its course. */
export interface PhpCase {
  form: Readonly<Record<string, string>>;
  tape: TapeEntry[];
}

export interface PhpAnswer {
  ret: number;
  data: Json;
  msg: string;
  /** What the code did beside its answer that the other half did not. */
  fault?: string;
  /** With `trace`: every node in the order it ran. */
  steps?: { node: string; outputs: { [port: string]: Json } }[];
}

/** Milliseconds for all cases together. */
const timeLimit = 10_000;
const outputLimit = 32 * 1024 * 1024;
/** The emitters write none of these; a fault in them is not to become more than a fault. */
const disabled =
  'exec,passthru,shell_exec,system,proc_open,popen,pcntl_exec,pcntl_fork,mail,curl_exec,curl_multi_exec,fsockopen,pfsockopen,stream_socket_client,dl,putenv';

let found: Promise<boolean> | undefined;

/** Whether this server has a `php` command. Asked once. */
export function hasPhp(): Promise<boolean> {
  found ??= promisify(execFile)('php', ['--version']).then(
    () => true,
    () => false,
  );
  return found;
}

/**
 * Runs the PHP our emitter prints for a definition on all cases in one process. Only for definitions without hand-written PHP: nobody's
 * code but the emitter's is run outside the sandbox. The server must have php.
 * @throws Error when the code does not even load
 */
export async function runPhp(definition: InterfaceDefinition, cases: readonly PhpCase[], trace = false): Promise<PhpAnswer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-verify-'));
  try {
    const files = generate(definition, 'php');
    if (trace) files.push(phpDomainClass([definition], phpDefaults, { trace }));
    for (const file of files) await writeInto(folder, file.path, file.text);
    await Promise.all(outsideClasses.map((name) => writeInto(folder, `outside/${name}.php`, outsideClass(name))));
    await writeFile(join(folder, 'harness.php'), phpHarness);
    const { namespace, class: className, method } = definition;
    const job = {
      api: `${namespace}\\Api\\${className}`,
      domain: `${namespace}\\Domain\\${className}`,
      action: method,
      method: phpMethodName(definition),
      trace,
      caller: { app_key: verifier.appKey, app_name: verifier.appName, account_id: verifier.accountId, username: verifier.username },
      cases,
    };
    return await runHarness(folder, classMap(files), JSON.stringify(job));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeInto(folder: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

/** Class name → file, the player's in place of those that lead outside. */
function classMap(files: readonly GeneratedFile[]): Record<string, string> {
  const own = files.flatMap(({ path, text }) => {
    const namespace = /^namespace ([\w\\]+);/m.exec(text)?.[1];
    const name = /^(?:abstract |final )*(?:class|trait) (\w+)/m.exec(text)?.[1];
    return namespace && name ? [[`${namespace}\\${name}`, path] as const] : [];
  });
  return { ...Object.fromEntries(own), ...Object.fromEntries(outsideClasses.map((name) => [`Portico\\${name}`, `outside/${name}.php`])) };
}

function outsideClass(name: string): string {
  return `<?php
namespace Portico;
final class ${name}
{
    public static function __callStatic($method, $args)
    {
        return Tape::next('${name}', $args);
    }
}
`;
}

function runHarness(folder: string, map: Record<string, string>, job: string): Promise<PhpAnswer[]> {
  const args = [
    '-d',
    'display_errors=stderr',
    '-d',
    `disable_functions=${disabled}`,
    '-d',
    `open_basedir=${folder}`,
    '-d',
    'memory_limit=256M',
    '-d',
    'opcache.enable_cli=0',
  ];
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, timeout: timeLimit, maxBuffer: outputLimit, env: { PATH: process.env.PATH }, killSignal: 'SIGKILL' as const };
    const child = execFile('php', [...args, 'harness.php', JSON.stringify(map)], options, (error, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        reject(new Error(`generated PHP did not run: ${stderr.slice(0, 2_000) || String(error)}`));
      }
    });
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(job);
  });
}
