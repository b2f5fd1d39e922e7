import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pinned } from './processes.ts';

export interface Load {
  /** Mean over the run. */
  perSecond: number;
  p99: number;
  /** Answers that were not `ret` 200, when `ok` asks for them to be counted. */
  wrong: number;
}

export interface LoadPlan {
  address: string;
  path?: string;
  body: string;
  seconds?: number;
  /** Text every answer must contain. */
  expect?: string;
}

/** 32 connections from the other core, warmed up first. */
export function load(plan: LoadPlan): Load {
  const [program, ...args] = pinned(1, [process.execPath, join(import.meta.dirname, 'load-client.ts'), JSON.stringify({ seconds: 5, path: '/api/', ...plan })]);
  const { stdout, stderr, status } = spawnSync(program!, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Load;
}
