import type { EditPreview } from '../../../core/answers/bulk-answer.ts';
import { printLossless } from '../../../core/json/lossless-json.ts';
import { CallError } from '../../kernel/call/errors.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import { fieldMaskingOf } from '../binding/field-masking.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { auditable } from '../binding/serialize.ts';
import { referenceLabels } from '../read/reference-labels.ts';
import { plannedChanges } from './edit.ts';

/** Maximum number of records that are checked; of more the preview says how many it knows of. */
const mostRecords = 5_000;
const atOnce = 500;
/** Maximum number of former values per field that are listed, most frequent first. */
const maxSamples = 10;

/** `EditPreview`: returns what `EditAll` with the same parameters would change, without writing. */
export async function previewEdit(binding: ScreenBinding, call: Call, ids: number[]): Promise<EditPreview> {
  const { screen, repository, platform } = binding;
  const looked = ids.slice(0, mostRecords);
  const counts = new Map<string, Map<string, { from: unknown; to: unknown; count: number }>>();
  const answer: EditPreview = { total: ids.length, looked: looked.length, changed: 0, failed_count: 0, failed: [], fields: [], refs: {} };
  const samples: StoredRecord[] = [];
  for (let at = 0; at < looked.length; at += atOnce) {
    call.signal.throwIfAborted();
    for (const record of await repository.getMany(platform.database.read, looked.slice(at, at + atOnce))) await count(record);
  }
  const { mask } = await fieldMaskingOf(binding, call);
  answer.fields = [...counts].map(([field, values]) => {
    const sorted = [...values.values()].sort((one, other) => other.count - one.count);
    const shown = sorted.slice(0, maxSamples);
    for (const { from, to } of shown) samples.push({ id: 0, rev: 0, [field]: from }, { id: 0, rev: 0, [field]: to });
    const changes = shown.map(({ from, to, count }) => ({ from: mask({ [field]: from })[field], to: mask({ [field]: to })[field], count }));
    return { field, count: sorted.reduce((sum, { count }) => sum + count, 0), changes };
  });
  answer.refs = await referenceLabels(platform, screen, call, samples);
  return answer;

  async function count(record: StoredRecord): Promise<void> {
    try {
      const changes = await plannedChanges(binding, call, record);
      if (Object.keys(changes).length > 0) answer.changed++;
      const before = auditable(screen, record);
      for (const [name, to] of Object.entries(auditable(screen, changes))) {
        const from = before[name] ?? null;
        const values = counts.get(name) ?? new Map();
        counts.set(name, values);
        const key = printLossless(from);
        const known = values.get(key);
        if (known) known.count++;
        else values.set(key, { from, to, count: 1 });
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      answer.failed_count++;
      if (answer.failed.length < maxSamples) answer.failed.push({ id: record.id, ret: error.ret, msg: error.text[call.language] });
    }
  }
}
