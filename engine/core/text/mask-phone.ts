/**
 * Masks the middle of a phone number; of a short one more than half. Leaves a masked number as it is.
 * @example maskPhone('13812348000') // '138****8000'
 */
export function maskPhone(phone: string): string {
  const [head, tail] = phone.length >= 11 ? [3, 4] : phone.length >= 6 ? [1, 2] : [0, 0];
  return isMaskedPhone(phone) ? phone : `${phone.slice(0, head)}****${phone.slice(phone.length - tail)}`;
}

/** Whether a phone number is masked. */
export function isMaskedPhone(phone: string): boolean {
  return phone.includes('****');
}
