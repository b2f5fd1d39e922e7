import { codes } from '../../../engine/core/protocol/codes.ts';
import { fillText } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-server/sandbox-error.ts';
import { Failure } from '../../model/semantics/values/failure.ts';
import type { SandboxLimits } from './limits.ts';

/** Why guest code was stopped. */
export type SandboxReason = 'time' | 'memory' | 'stack' | 'silent' | 'error' | 'calls' | 'sent' | 'received' | 'depth' | 'busy';

/** Guest code that ended without an answer: its own error, reported to its caller. `ret` 500; 503 if there was no room for it. */
export class SandboxError extends Failure {
  readonly reason: SandboxReason;

  constructor(reason: SandboxReason, limits: SandboxLimits, detail = '') {
    super(reason === 'busy' ? codes.busy : 500, fillText(texts[reason], { detail, ...shown(limits) }));
    this.reason = reason;
  }
}

function shown(limits: SandboxLimits): Record<string, number> {
  return {
    compute: limits.compute,
    wall: limits.wall,
    memory: limits.memory / 1_048_576,
    calls: limits.hostCalls,
    sent: limits.sent,
    received: limits.received,
  };
}
