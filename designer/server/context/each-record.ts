import { type Call, CallError, type RecordValues } from '../../../engine/server/index.ts';

/** Handles several records each on its own and reports refusals by record; the refusal of a single one is that of the call. */
export async function eachRecord(
  call: Call,
  records: readonly RecordValues[],
  act: (id: number) => Promise<unknown>,
): Promise<{ done: number[]; failed: { id: number; msg: string }[] }> {
  const done: number[] = [];
  const failed: { id: number; msg: string }[] = [];
  for (const { id } of records) {
    try {
      await act(id);
      done.push(id);
    } catch (error) {
      if (!(error instanceof CallError) || call.params.ids === undefined) throw error;
      failed.push({ id, msg: error.text[call.language] });
    }
  }
  return { done, failed };
}
