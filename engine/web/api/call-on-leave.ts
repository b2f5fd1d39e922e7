import type { CallRef } from '../../core/contract/define-call.ts';
import { session } from '../state/session.ts';
import { formBody } from '../transport/form-body.ts';
import { callAddress } from '../transport/send.ts';

/** Makes a call that outlives the page, as it is being left; nobody hears its answer. */
export function callOnLeave<Request extends object>({ name }: CallRef<Request>, params: Request): void {
  navigator.sendBeacon(callAddress(name), formBody({ service: name, access_token: session.token, ...params }));
}
