import { type Call, CallError, type RecordValues } from '../../../engine/server/index.ts';

/** Of several records each stands for itself and tells its own refusal; a single one's refusal is the call's. */
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
