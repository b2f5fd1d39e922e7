import { randomInt } from 'node:crypto';

/** Letters and digits that are not taken for one another when read aloud. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** What people call a work order by: its day in site time and five random characters, `WO20261124-7KQ2M`. */
export function newSerial(now = new Date()): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(now).replaceAll('-', '');
  return `WO${day}-${Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}
