import { useEffect, useMemo, useRef } from 'react';
import { cancelJob, getJob, type JobView } from '../../core/calls/job.ts';
import { call } from './call.ts';

/** Milliseconds between two looks at a running job. */
const pause = 500;

/** A job that is over. */
export type EndedJob = Omit<JobView, 'status'> & { status: Exclude<JobView['status'], 'waiting' | 'running'> };

export interface JobRun {
  /**
   * Starts a job and asks for its state until it is over. Whatever was followed before is given up.
   * @param begin answers the id of the job; its signal ends when the run is given up
   * @param onState gets each state while the job waits or runs
   * @returns the last state; null when the run was given up, as by leaving the page
   * @throws what `begin` throws, and ApiError for a job that is unknown or another account's
   */
  follow(begin: (signal: AbortSignal) => Promise<number>, onState: (job: JobView) => void): Promise<EndedJob | null>;
  /** Asks the server to stop the job; `follow` answers when it has stopped. */
  cancel(): void;
  /** Ends `follow`; the job itself goes on. */
  giveUp(): void;
}

/** Follows one job at a time. The result never changes, so it may be used in an effect. */
export function useJob(): JobRun {
  const id = useRef<number | null>(null);
  const control = useRef(new AbortController());
  useEffect(() => () => control.current.abort(), []);
  return useMemo(() => {
    const giveUp = () => {
      control.current.abort();
      id.current = null;
    };
    return {
      async follow(begin, onState) {
        giveUp();
        control.current = new AbortController();
        const { signal } = control.current;
        try {
          const job = await begin(signal);
          signal.throwIfAborted();
          id.current = job;
          for (;;) {
            const state = await call(getJob, { id: job }, { signal, quiet: true });
            if (isOver(state)) return state;
            onState(state);
            await new Promise((resolve) => setTimeout(resolve, pause));
            signal.throwIfAborted();
          }
        } catch (error) {
          if (signal.aborted) return null;
          throw error;
        }
      },
      cancel() {
        // One that has ended meanwhile cannot be stopped; the next look at it says so.
        if (id.current !== null) void call(cancelJob, { id: id.current }, { quiet: true }).catch(() => undefined);
      },
      giveUp,
    };
  }, []);
}

function isOver(job: JobView | EndedJob): job is EndedJob {
  return job.status !== 'waiting' && job.status !== 'running';
}
