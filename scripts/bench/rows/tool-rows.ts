import type { Row } from '../row.ts';
import { codegenRows } from './codegen-rows.ts';
import { importRows } from './import-rows.ts';
import { publishRows } from './publish-rows.ts';

/** What the designer computes, and what it asks of the server to publish: one list of rows per subject. */
const subjects: (() => Promise<Row[]>)[] = [codegenRows, importRows, publishRows];

/** One subject after another, as they would slow each other down. */
export async function toolRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const measure of subjects) rows.push(...(await measure()));
  return rows;
}
