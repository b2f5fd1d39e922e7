import { hash } from 'node:crypto';
import { leadingZeroBits, proofText } from '../../../core/sign-in/proof-of-work.ts';

/** A puzzle nobody notices: a quarter of a million hashes, some 0.3 s of a desktop's browser. */
const ordinaryBits = 18;
/** Number of failures that double the work, and how often they do: sixteen times, some 5 s, is what a person may be asked to wait. */
const failuresPerBit = 4;
const mostBitsMore = 4;
/** A puzzle in place of the letters costs sixteen times as much, up to what is found long before the captcha expires. */
const bitsWithoutPicture = 4;
const mostBits = 24;

/**
 * Returns the zero bits to require after so many failed tries. Each costs those who guess by machine, and not the server: it verifies a proof with
 * one hash.
 */
export function captchaWork(failures: number): number {
  return ordinaryBits + Math.min(mostBitsMore, Math.floor(failures / failuresPerBit));
}

/** Returns the zero bits to require if the picture need not be read. */
export function withoutPicture(bits: number): number {
  return Math.min(mostBits, bits + bitsWithoutPicture);
}

/** Whether a proof of work has the required zero bits. */
export function isProof(captchaId: string, proof: string, bits: number): boolean {
  return leadingZeroBits(hash('sha256', proofText(captchaId, proof), 'buffer')) >= bits;
}
