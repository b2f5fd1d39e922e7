import type { Text } from '../../../core/text/text.ts';
import type { Call } from '../../kernel/call/service.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import type { ScreenBinding } from '../../operations/binding/screen-binding.ts';
import { type StoredCall, storedCall } from '../../tabular/export-records.ts';
import { bulkKind, matchedIds } from './matching.ts';

type Handle = (call: Call) => Promise<unknown>;

/** More records are handled by a job. */
const directRecords = 1_000;

/** Payload of a bulk job. */
export interface BulkPayload {
  call: StoredCall;
  screen: string;
  ids: number[];
}

/** Wraps a call on `ids` so that it takes a list's filter too: the answer is that of the ids, or `{job}` if there are many. */
export function bulkHandle(binding: ScreenBinding, title: Text, handle: Handle): Handle {
  return async (call) => {
    const ids = await matchedIds(binding, call);
    if (ids === null) return handle(call);
    // The key is of the submission as it was made: with it no part of the work would be the same one.
    const { matching: _matching, job: _job, request_key: _key, ...params } = call.params;
    if (ids.length <= directRecords) return handle({ ...call, params: { ...params, ids } });
    // What the call asks beside the records is looked at now, not by a job that nobody watches.
    await handle({ ...call, params: { ...params, ids: [] } });
    const payload: BulkPayload = { call: storedCall({ ...call, params }), screen: binding.screen.name, ids };
    return { job: await binding.platform.jobs.add({ kind: bulkKind, title, payload, call: { service: call.service, session: sessionOf(call) } }) };
  };
}
