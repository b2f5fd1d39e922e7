/** One line of the result: a measured figure beside its budget. */
export interface Row {
  what: string;
  /** With its unit: `3,120 req/s`, `0.41 s`. */
  measured: string;
  budget: string;
  isMet: boolean;
}

export function requests(perSecond: number): string {
  return `${Math.round(perSecond).toLocaleString('en')} req/s`;
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}

/** The higher of the two in the middle of an even number of values; NaN of none. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The quarter below which a quarter of the values lies, and that above which one does. */
export function quartiles(values: number[]): [number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return [at(0.25), at(0.75)];
}

export function printRows(rows: Row[]): void {
  const width = Math.max(...rows.map((row) => row.what.length));
  const measured = Math.max(...rows.map((row) => row.measured.length));
  for (const row of rows) console.log(`${row.isMet ? 'ok  ' : 'MISS'} ${row.what.padEnd(width)}  ${row.measured.padStart(measured)}  (budget ${row.budget})`);
}
