import { codes } from '../../../engine/core/protocol/codes.ts';
import { fillText, type Text } from '../../../engine/core/text/text.ts';
import { type OutboundError, outboundBytes, outboundTexts } from '../../../engine/server/index.ts';
import { texts as upstreamTexts } from '../../../generated/words/node-http/upstream-texts.ts';
import { Failure } from '../../model/semantics/values/failure.ts';

/** An error answer, as the caller of the interface receives it. */
export interface UpstreamAnswer {
  status: number;
  /** The chosen ones. */
  headers: Record<string, string>;
  /** JSON value, text, or null for anything else. */
  body: unknown;
}

/** Ends a call because of an upstream. `detail` names its host and is for designers. */
export class UpstreamFailure extends Failure {
  readonly detail: Text | undefined;

  constructor(ret: number, text: Text, { upstream, detail }: { upstream?: UpstreamAnswer; detail?: Text | undefined } = {}) {
    super(ret, text, upstream ? { upstream } : null);
    this.detail = detail;
  }
}

/**
 * Returns what a status outside 200–299 means for the caller.
 * @param isCallersCredential the refused credential was the caller's own, so that a 401 or 403 is a refusal and not an error of the platform
 */
export function statusFailure(upstream: UpstreamAnswer, isCallersCredential: boolean): UpstreamFailure {
  const { status } = upstream;
  const failure = (ret: number, text: Text) => new UpstreamFailure(ret, fillText(text, { status }), { upstream });
  if (status === 429) return failure(codes.rateLimited, upstreamTexts.limited);
  if (status === 304) return failure(codes.upstreamRefused, upstreamTexts.refused);
  if (status < 400) return failure(codes.upstreamFailed, upstreamTexts.redirect);
  const isOurs = status === 407 || ((status === 401 || status === 403) && !isCallersCredential);
  return status < 500 && !isOurs ? failure(codes.upstreamRefused, upstreamTexts.refused) : failure(codes.upstreamFailed, upstreamTexts.failed);
}

/** Returns the failure for an answer that is not what its content type says. */
export function contentFailure(upstream: UpstreamAnswer): UpstreamFailure {
  return new UpstreamFailure(codes.upstreamFailed, upstreamTexts.notJson, { upstream });
}

/** Returns what a missing answer means for the caller, who does not learn the host. */
export function outboundFailure({ reason, host }: OutboundError): UpstreamFailure {
  const size = outboundBytes / 1_048_576;
  const detail = fillText(outboundTexts[reason], { host, size });
  return new UpstreamFailure(
    reason === 'slow' ? codes.upstreamSlow : codes.upstreamFailed,
    fillText(upstreamTexts[reason === 'private' ? 'unreachable' : reason], { size }),
    { detail },
  );
}
