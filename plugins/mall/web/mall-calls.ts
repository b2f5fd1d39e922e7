import type { CallRef } from '../../../engine/core/contract/define-call.ts';

/** Actions of the screen `mall`. */
export const buyPlan: CallRef<{ id: number; quantity: number; pay: 'later'; request_key: string }, { id: number; number: string }> = {
  name: 'Platform.Mall.Buy',
};
export const claimTrial: CallRef<{ id: number; request_key: string }, { id: number }> = { name: 'Platform.Mall.Claim' };
