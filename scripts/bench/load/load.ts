import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pinned } from '../processes.ts';

export interface Load {
  /** Mean over the run. */
  perSecond: number;
  p99: number;
  /** Answers to all calls that were made, those of the warm-up too. */
  calls: number;
  /** Answers without the text every one must contain, broken connections included. */
  wrong: number;
}

export interface LoadPlan {
  address: string;
  path?: string;
  /** POST with the body unless said otherwise. */
  method?: 'GET' | 'POST';
  body: string;
  seconds?: number;
  /** So many instead, and nothing to warm up. */
  calls?: number;
  /** Text every answer must contain. */
  expect?: string;
  /** Signs every call anew: `body` is then without credentials. */
  sign?: { service: string; key: string; secret: string };
}

/** 32 connections from the other core, warmed up first. */
export function load(plan: LoadPlan): Load {
  const [program, ...args] = commandOf(plan);
  const { stdout, stderr, status } = spawnSync(program!, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Load;
}

/** The same while this process goes on, for loads at the same time. */
export async function startLoad(plan: LoadPlan): Promise<Load> {
  const [program, ...args] = commandOf(plan);
  const { stdout } = await promisify(execFile)(program!, args, { encoding: 'utf8' });
  return JSON.parse(stdout) as Load;
}

function commandOf(plan: LoadPlan): string[] {
  return pinned(1, [process.execPath, join(import.meta.dirname, 'load-client.ts'), JSON.stringify({ seconds: 5, path: '/api/', ...plan })]);
}
