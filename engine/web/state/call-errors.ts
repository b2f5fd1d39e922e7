import { proxy } from 'valtio/vanilla';
import type { Text } from '../../core/text/text.ts';
import type { ApiError } from '../transport/api-error.ts';
import { session } from './session.ts';

/** One line of the warning dialog; the same refusal several times is one line. */
export interface CallErrorEntry {
  service: string;
  ret: number;
  message: string;
  text: Text | undefined;
  requestId: string;
  count: number;
}

/** How long refusals are gathered before the dialog opens, in milliseconds. */
const gatherTime = 1000;

/** Refusals nobody showed in place. The shell's dialog shows them together. */
export const callErrors = proxy<{ items: CallErrorEntry[]; isOpen: boolean }>({ items: [], isOpen: false });

let isGathering = false;

/** Adds a refusal to the dialog that opens a second later; equal ones are counted. */
export function reportCallError(error: ApiError): void {
  const known = callErrors.items.find((entry) => entry.ret === error.ret && entry.message === error.message);
  if (known) known.count += 1;
  else callErrors.items.push({ service: error.service, ret: error.ret, message: error.message, text: error.text, requestId: error.requestId, count: 1 });
  if (isGathering) return;
  isGathering = true;
  setTimeout(() => {
    isGathering = false;
    if (!session.isLeaving) callErrors.isOpen = true;
  }, gatherTime);
}

export function dismissCallErrors(): void {
  callErrors.isOpen = false;
  callErrors.items.splice(0);
}
