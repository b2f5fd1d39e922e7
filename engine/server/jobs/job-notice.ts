import { texts } from '../../../generated/words/engine-server/job-notice.ts';
import type { JobView } from '../../core/calls/job.ts';
import { fillText, type Text } from '../../core/text/text.ts';
import type { Messages } from '../kernel/ports/background/messages.ts';
import type { Query } from '../kernel/ports/database.ts';

/** A job that is over, as its owner is told of it. */
interface OverJob {
  id: number;
  accountId: number;
  title: Text;
  status: JobView['status'];
  error: Text | null;
}

/** Tells in the caller's transaction; resolves to what tells open pages afterwards. */
export type TellOwner = (query: Query, job: OverJob) => Promise<() => Promise<void>>;

/** A message to whoever began the job. Who cancels one knows. */
export function ownerNotice(messages: Messages): TellOwner {
  return async (query, { id, accountId, title, status, error }) => {
    if (status === 'cancelled') return async () => {};
    const text = error ? fillText(texts.failed, { title, reason: error }) : fillText(texts.done, { title });
    return messages.notify(query, { to: { account: accountId }, text, about: { screen: 'background_job', id } });
  };
}
