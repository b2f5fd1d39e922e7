import { sha256 } from 'js-sha256';
import { leadingZeroBits, proofText } from '../../core/sign-in/proof-of-work.ts';
import type { Puzzle } from './proof.ts';

/**
 * Beside the page, so that typing stays fluent: a puzzle in, its proof out. For so many short texts `crypto.subtle` would take ten times as long,
 * and the hashes of `@noble/hashes`, which the operations use, four times.
 */
addEventListener('message', ({ data: { captcha_id, bits } }: MessageEvent<Puzzle>) => {
  let proof = 0;
  while (leadingZeroBits(sha256.array(proofText(captcha_id, proof))) < bits) proof++;
  postMessage(String(proof));
});
