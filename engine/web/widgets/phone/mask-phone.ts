/**
 * Hides the middle of a phone number.
 * @example maskPhone('13812348000') // '138****8000'
 */
export function maskPhone(phone: string): string {
  return phone.length < 8 ? phone : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
