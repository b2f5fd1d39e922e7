/** Limits of one run of guest code. */
export interface SandboxLimits {
  /** Milliseconds the code itself may compute. */
  compute: number;
  /** Milliseconds from start to answer, waiting for the platform included. */
  wall: number;
  /** Milliseconds after which a worker that should have stopped is ended from outside. */
  grace: number;
  /** Bytes the code may use, what earlier runs of its context have left included; a multiple of 131,072. */
  memory: number;
  /** Calls of the platform. */
  hostCalls: number;
  /** Characters of JSON the code may send in all: arguments of its calls and its answer. */
  sent: number;
  /** Characters of JSON it may receive in all. */
  received: number;
  /** Calls one context serves before it is thrown away. */
  reuse: number;
  /** Contexts a worker keeps. */
  rooms: number;
  /** Runs of one interface that may wait for a worker. */
  waiting: number;
  /** Milliseconds they may wait. */
  patience: number;
  /** Workers that may compute at once; they start when they are needed. */
  workers: number;
  /** Workers at most: those whose run waits for the platform do not keep others from computing. */
  threads: number;
  /** Workers that runs of one interface may hold at once. */
  share: number;
}

export const defaultLimits: SandboxLimits = {
  compute: 1_000,
  wall: 5_000,
  grace: 100,
  memory: 64 * 1024 * 1024,
  hostCalls: 100,
  sent: 1_000_000,
  received: 5_000_000,
  reuse: 1_000,
  rooms: 16,
  waiting: 100,
  patience: 5_000,
  workers: 4,
  threads: 12,
  share: 6,
};

/** Maximum depth of an answer. */
export const maxDepth = 64;
