import { hash } from 'node:crypto';
import { leadingZeroBits, proofText } from '../../../core/sign-in/proof-of-work.ts';

/** Of the puzzle nobody notices: a quarter of a million hashes, some 0.3 s of a desktop's browser. */
const ordinaryBits = 18;
/** Failures that make the puzzle twice as hard, and how often they do: sixteen times, some 5 s, is what a person may be asked to wait. */
const failuresPerBit = 4;
const mostBitsMore = 4;
/** A puzzle in place of the letters costs sixteen times as much, up to what is still found long before the captcha expires. */
const bitsWithoutPicture = 4;
const mostBits = 24;

/** Zero bits to ask for after so many failed tries. Each costs whoever guesses by machine, and not the server: looking at a proof is one hash. */
export function captchaWork(failures: number): number {
  return ordinaryBits + Math.min(mostBitsMore, Math.floor(failures / failuresPerBit));
}

/** Zero bits to ask for where the picture need not be read. */
export function withoutPicture(bits: number): number {
  return Math.min(mostBits, bits + bitsWithoutPicture);
}

export function isProof(captchaId: string, proof: string, bits: number): boolean {
  return leadingZeroBits(hash('sha256', proofText(captchaId, proof), 'buffer')) >= bits;
}
