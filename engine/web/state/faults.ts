import { proxy } from 'valtio/vanilla';
import type { ApiError } from '../transport/api-error.ts';
import { session } from './session.ts';

/** One line of the warning dialog; the same refusal several times is one line. */
export interface Fault {
  service: string;
  ret: number;
  message: string;
  requestId: string;
  count: number;
}

/** How long refusals are gathered before the dialog opens, in milliseconds. */
const gatherTime = 1000;

/** Refusals nobody showed in place. The shell's dialog shows them together. */
export const faults = proxy<{ items: Fault[]; isOpen: boolean }>({ items: [], isOpen: false });

let isGathering = false;

export function reportFault(error: ApiError): void {
  const known = faults.items.find((fault) => fault.ret === error.ret && fault.message === error.message);
  if (known) known.count += 1;
  else faults.items.push({ service: error.service, ret: error.ret, message: error.message, requestId: error.requestId, count: 1 });
  if (isGathering) return;
  isGathering = true;
  setTimeout(() => {
    isGathering = false;
    if (!session.isLeaving) faults.isOpen = true;
  }, gatherTime);
}

export function dismissFaults(): void {
  faults.isOpen = false;
  faults.items.splice(0);
}
