import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { leadingZeroBits, proofText } from '../../core/sign-in/proof-of-work.ts';
import type { Puzzle } from './proof.ts';

/** Beside the page, so that typing stays fluent: a puzzle in, its proof out. `crypto.subtle` would take ten times as long for so many short texts. */
addEventListener('message', ({ data: { captcha_id, bits } }: MessageEvent<Puzzle>) => {
  let proof = 0;
  while (leadingZeroBits(sha256(utf8ToBytes(proofText(captcha_id, proof)))) < bits) proof++;
  postMessage(String(proof));
});
