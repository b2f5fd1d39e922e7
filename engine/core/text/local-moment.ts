/** Returns a day in the time zone of this machine: `2026-11-21`. */
export function localDay(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Returns a moment in the time zone of this machine, in the product's format: `2026-11-21 12:00:00`. */
export function localMoment(moment: Date): string {
  return `${localDay(moment)} ${two(moment.getHours())}:${two(moment.getMinutes())}:${two(moment.getSeconds())}`;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
