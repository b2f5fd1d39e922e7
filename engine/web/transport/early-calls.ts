import type { CallParams } from './form-body.ts';

/** A call that a page makes whenever it is opened, without its token. */
export type EarlyCall = [service: string, params: CallParams];

/** Where local storage has the calls that a page made when it was opened last, by its path and query. */
export const earlyCallsKey = 'portico-early';

/** What an answer is found by. */
export function keyOfEarly(service: string, params: object): string {
  return JSON.stringify([service, params]);
}
