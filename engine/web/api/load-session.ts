import { getProfile } from '../../core/calls/account.ts';
import { getMyPermission } from '../../core/calls/permission.ts';
import { listFaults } from '../../core/calls/screen.ts';
import type { CallRef } from '../../core/contract/define-call.ts';
import { codes } from '../../core/protocol/codes.ts';
import { superLevel } from '../../core/protocol/levels.ts';
import { faults } from '../state/faults.ts';
import { session, setPermission, setProfile } from '../state/session.ts';
import { readAnswer } from '../transport/send.ts';
import { call } from './call.ts';

/** Fills the session before the first page: takes the answers early.ts asked for, or asks itself. Throws ApiError. */
export async function loadSession(): Promise<void> {
  const asked = window.porticoBoot;
  delete window.porticoBoot;
  const [profile, permission] = await Promise.all([answerOf(getProfile, asked?.profile), answerOf(getMyPermission, asked?.permission)]);
  setProfile(profile);
  setPermission(permission);
}

/** What an early request failed with is not worth telling apart: the call is made again and reacts as every call does. */
async function answerOf<Data>(target: CallRef<object, Data>, asked: Promise<Response> | undefined): Promise<Data> {
  const answer = await asked?.then(readAnswer).catch(() => null);
  return answer?.ret === codes.ok ? (answer.data as Data) : await call(target, {}, { quiet: true });
}

/** After a descriptor or a right changed. */
export async function reloadPermission(): Promise<void> {
  setPermission(await call(getMyPermission, {}, { quiet: true }));
}

/** After a descriptor file broke or was mended; only super admins are told. */
export async function reloadFaults(): Promise<void> {
  if (session.permission?.level !== superLevel) return;
  faults.items = (await call(listFaults, {}, { quiet: true })).faults;
}

/** The level's name comes in the language of the call. */
export async function reloadProfile(): Promise<void> {
  setProfile(await call(getProfile, {}, { quiet: true }));
}
