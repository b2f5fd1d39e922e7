import { codegenRows } from './codegen-rows.ts';
import type { Row } from './row.ts';

/** What the designer computes without a server: one list of rows per subject. */
const subjects: (() => Promise<Row[]>)[] = [codegenRows];

export async function toolRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const measure of subjects) rows.push(...(await measure()));
  return rows;
}
