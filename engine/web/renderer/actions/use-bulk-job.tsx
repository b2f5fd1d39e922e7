import { type ReactNode, useState } from 'react';
import type { BulkResult } from '../../../core/answers/bulk-answer.ts';
import { getJob } from '../../../core/calls/job.ts';
import { ApiError } from '../../api/call.ts';
import { type EndedJob, useJob } from '../../api/use-job.ts';
import { currentLanguage } from '../../state/language.ts';
import { lazyPart } from '../../widgets/base/lazy-part.ts';

const BulkProgress = lazyPart(() => import('./BulkProgress.tsx'));

export interface BulkJob {
  /** The job when it is over, done or stopped; null when the page was left. Rejects with ApiError when it failed. */
  follow(title: string, job: number): Promise<EndedJob | null>;
  /** How far it is, with a button that stops it. */
  progress: ReactNode;
}

/** Follows the job that works off a bulk call. */
export function useBulkJob(): BulkJob {
  const { follow, cancel } = useJob();
  const [state, setState] = useState<{ title: string; done: number; total: number }>();
  return {
    async follow(title, job) {
      setState({ title, done: 0, total: 1 });
      try {
        const ended = await follow(
          async () => job,
          ({ done, total }) => setState({ title, done, total: Math.max(total, 1) }),
        );
        if (ended?.status === 'failed') throw new ApiError(getJob.name, 500, ended.error?.[currentLanguage()] ?? '', null, '');
        return ended;
      } finally {
        setState(undefined);
      }
    },
    progress: state && <BulkProgress title={state.title} finished={state.done} total={state.total} onCancel={cancel} />,
  };
}

/** What a bulk call's job has done, also where it was stopped. */
export function resultOf(ended: EndedJob | null): BulkResult | null {
  return ended && (ended.result as BulkResult | null);
}
