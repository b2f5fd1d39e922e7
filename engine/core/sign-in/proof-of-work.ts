/** Returns the text that is hashed with SHA-256, as UTF-8. The id of a captcha is random and valid for one attempt, so nothing can be computed in advance. */
export function proofText(captchaId: string, proof: number | string): string {
  return `${captchaId}.${proof}`;
}

/** Counts the zero bits a hash begins with. One more doubles the cost of finding such a hash. */
export function leadingZeroBits(hash: ArrayLike<number>): number {
  let bits = 0;
  for (let at = 0; at < hash.length; at++) {
    const zeros = Math.clz32(hash[at] ?? 0) - 24;
    bits += zeros;
    if (zeros < 8) break;
  }
  return bits;
}
