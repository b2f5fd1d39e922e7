import type { RequestId } from '@modelcontextprotocol/server';

/** Whose call it is: ids are chosen by clients and unique within the session of one only. */
export interface CallKey {
  appKey: string;
  session: string;
  id: RequestId;
}

/**
 * The calls this process is making for agents. `notifications/cancelled` arrives in an HTTP request of its own, and ends one of them here; with
 * several instances behind a balancer it reaches the call where both arrive at the same one.
 */
export class RunningCalls {
  #running = new Map<string, AbortController>();

  /** @returns aborted when the call is cancelled; `end` once it was answered */
  begin(key: CallKey): { signal: AbortSignal; end(): void } {
    const name = nameOf(key);
    const cancelled = new AbortController();
    this.#running.set(name, cancelled);
    return {
      signal: cancelled.signal,
      end: () => {
        if (this.#running.get(name) === cancelled) this.#running.delete(name);
      },
    };
  }

  cancel(key: CallKey): void {
    this.#running.get(nameOf(key))?.abort();
  }
}

function nameOf({ appKey, session, id }: CallKey): string {
  return JSON.stringify([appKey, session, id]);
}
