/** What is hashed with SHA-256, as UTF-8. The id of a captcha is random and good for one attempt, so nothing can be worked out beforehand. */
export function proofText(captchaId: string, proof: number | string): string {
  return `${captchaId}.${proof}`;
}

/** Zero bits a hash begins with. One more doubles what finding such a hash costs. */
export function leadingZeroBits(hash: ArrayLike<number>): number {
  let bits = 0;
  for (let at = 0; at < hash.length; at++) {
    const zeros = Math.clz32(hash[at] ?? 0) - 24;
    bits += zeros;
    if (zeros < 8) break;
  }
  return bits;
}
