import type { Keyring } from '../kernel/ports/keyring.ts';

/** Lifetime of an address with a ticket. */
export const ticketMilliseconds = 5 * 60_000;

/** Returns a ticket that opens one file to whoever has it: name and expiry, encrypted by the keyring. */
export function fileTicket(keyring: Keyring, name: string, until: number): string {
  return keyring.encrypt(`file ${until} ${name}`);
}

/** Whether a ticket is valid for the file and has not expired. */
export function isFileTicket(keyring: Keyring, ticket: string, name: string): boolean {
  try {
    const [kind, until, of] = keyring.decrypt(ticket).split(' ');
    return kind === 'file' && of === name && Date.now() < Number(until);
  } catch {
    return false;
  }
}
