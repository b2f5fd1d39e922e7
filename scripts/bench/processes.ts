import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';

const root = join(import.meta.dirname, '../..');
/** What `npm start` runs: the product is measured with its flags. */
const { start: started }: { start: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
/**
 * Tells of the process it is loaded into what only that knows to the microsecond. Stripped of types here: that process would load Node's TypeScript
 * compiler for it, which the product does without.
 */
const probe = `data:text/javascript,${encodeURIComponent(transformSync(readFileSync(join(import.meta.dirname, 'load/processor-probe.ts'), 'utf8'), { loader: 'ts' }).code)}`;
/** With two cores the server gets one and the load the other; without `taskset` both take what they get. */
const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** Returns a command that runs on one core, where `taskset` is available. */
export function pinned(core: 0 | 1, command: string[]): string[] {
  return canPin ? ['taskset', '-c', String(core), ...command] : command;
}

export interface Started {
  address: string;
  /** Milliseconds from spawn to the line that says it listens. */
  startup: number;
  /** Resident memory now, in MiB. */
  memory(): number;
  /** Processor time used so far by all its threads, in milliseconds. */
  processor(): Promise<number>;
  stop(): Promise<void>;
}

/** Runs a file, of this repository unless its path is absolute, until it prints an address: on core 0, or on that of the load. */
export function startPinned(file: string, environment: Record<string, string>, core: 0 | 1 = 0, args: string[] = []): Promise<Started> {
  const begun = performance.now();
  const flags = started.startsWith('node ') && started.endsWith(` ${file}`) ? started.split(' ').slice(1, -1) : [];
  const [program, ...rest] = pinned(core, [process.execPath, '--import', probe, ...flags, resolve(root, file), ...args]);
  const child = spawn(program!, rest, { cwd: root, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  return new Promise((listens, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    child.stdout!.on('data', (chunk: Buffer) => {
      const [, address] = /(http:\/\/[\w.:]+)/.exec(String(chunk)) ?? [];
      if (!address) return;
      const startup = performance.now() - begun;
      listens({ address, startup, memory: () => residentMemory(child), processor: () => processorTime(child), stop: () => stop(child) });
    });
  });
}

function residentMemory(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}

async function processorTime(child: ChildProcess): Promise<number> {
  child.send('processor');
  const [microseconds] = (await once(child, 'message')) as [number];
  return microseconds / 1_000;
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((ended) => {
    child.removeAllListeners('exit');
    child.once('exit', () => ended());
    child.kill('SIGTERM');
  });
}
