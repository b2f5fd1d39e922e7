import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import type { SdkFile } from '../../../plugins/sdk/shared/sdk-interface.ts';

const run = promisify(execFile);
const tsc = resolve('node_modules/typescript/bin/tsc');

/** Writes a client into a folder that goes with the test. */
export function writeClient(files: readonly SdkFile[]): string {
  const folder = writeFiles(files);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a client into a folder of its own. */
export function writeFiles(files: readonly SdkFile[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-sdk-'));
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Compiles with the client's own settings; throws what the compiler says. */
export async function compile(folder: string): Promise<void> {
  await run(process.execPath, [tsc, '-p', folder]).catch((error: { stdout: string }) => {
    throw new Error(error.stdout);
  });
}

/** Checks every PHP file of a folder; throws what PHP says. */
export async function lintPhp(folder: string, files: readonly SdkFile[]): Promise<void> {
  for (const { path } of files) if (path.endsWith('.php')) await run('php', ['-n', '-l', join(folder, path)]);
}

/** Runs a script in the folder and answers what it printed, as JSON. */
export async function runScript(command: string, folder: string, name: string, text: string, environment: Record<string, string> = {}): Promise<unknown> {
  writeFileSync(join(folder, name), text);
  const { stdout } = await run(command, [name], { cwd: folder, env: { ...process.env, ...environment } });
  return JSON.parse(stdout);
}
