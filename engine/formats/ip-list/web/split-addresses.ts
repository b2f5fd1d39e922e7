/** Addresses as people paste them: one per line, with commas of either width, semicolons or spaces. */
export function splitAddresses(text: string): string[] {
  const ascii = text.replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));
  return ascii.split(/[,;、\s\u3000]+/).filter(Boolean);
}
