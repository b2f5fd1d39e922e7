/** `2026-11-21` on the clock of this machine. */
export function localDay(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** `2026-11-21 12:00:00` on the clock of this machine, as every table of the product shows moments. */
export function localMoment(moment: Date): string {
  return `${localDay(moment)} ${two(moment.getHours())}:${two(moment.getMinutes())}:${two(moment.getSeconds())}`;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
