import { texts } from '../../../generated/words/engine-server/job-notice.ts';
import type { JobView } from '../../core/calls/job.ts';
import { fillText, type Text } from '../../core/text/text.ts';
import type { Messages } from '../kernel/ports/background/messages.ts';
import type { Query } from '../kernel/ports/database.ts';

/** A finished job, as its owner is notified of it. */
interface OverJob {
  id: number;
  accountId: number;
  title: Text;
  status: JobView['status'];
  error: Text | null;
}

/** Notifies in the caller's transaction; resolves to a function that notifies open pages afterwards. */
export type TellOwner = (query: Query, job: OverJob) => Promise<() => Promise<void>>;

/** Returns a notifier that sends the owner of a job a message, unless he has cancelled it. */
export function ownerNotice(messages: Messages): TellOwner {
  return async (query, { id, accountId, title, status, error }) => {
    if (status === 'cancelled') return async () => {};
    const text = error ? fillText(texts.failed, { title, reason: error }) : fillText(texts.done, { title });
    return messages.notify(query, { to: { account: accountId }, text, kind: 'job', about: { screen: 'background_job', id } });
  };
}
