import type { Keyring } from '../kernel/ports/keyring.ts';

/** How long an address with a ticket leads to its file. */
export const ticketMilliseconds = 5 * 60_000;

/** What opens one file for a short while to whoever has the address: its name and the end, sealed by the keyring. */
export function fileTicket(keyring: Keyring, name: string, until: number): string {
  return keyring.encrypt(`file ${until} ${name}`);
}

export function isFileTicket(keyring: Keyring, ticket: string, name: string): boolean {
  try {
    const [kind, until, of] = keyring.decrypt(ticket).split(' ');
    return kind === 'file' && of === name && Date.now() < Number(until);
  } catch {
    return false;
  }
}
