/**
 * What a Chinese input method writes for a number, as a machine reads it; thousands separators and spaces go.
 * @example halfWidthDigits('１，２３４．５') // '1234.5'
 */
export function halfWidthDigits(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .replace(/[,\s\u3000]/g, '');
}
