import type * as encodings from '../../model/semantics/values/encodings.ts';
import { Failure } from '../../model/semantics/values/failure.ts';
import type { EncodingAnswer } from './messages.ts';

/** Runs one of the encodings on the host, synchronously. The arguments and the `EncodingAnswer` are JSON. */
export type Encode = (name: string, args: string) => string;

let hostEncode: Encode;

/**
 * Replaces designer/model/semantics/values/encodings.ts in the guest: in its engine hashes would take a hundred times as long, and loading them
 * would cost each context 20 ms.
 */
export function connectEncodings(encode: Encode): void {
  hostEncode = encode;
}

const asking =
  (name: keyof typeof encodings) =>
  (...args: unknown[]): string => {
    const answer = JSON.parse(hostEncode(name, JSON.stringify(args))) as EncodingAnswer;
    if ('failure' in answer) throw new Failure(answer.failure.ret, answer.failure.text);
    return answer.text;
  };

export const hash = asking('hash');
export const hmac = asking('hmac');
export const encodeBase64 = asking('encodeBase64');
export const decodeBase64 = asking('decodeBase64');
export const encodeUrl = asking('encodeUrl');
export const decodeUrl = asking('decodeUrl');
