import type { GetAnswer } from '../../../core/answers/list-answer.ts';
import type { Call } from '../../kernel/call/service.ts';
import { findRecord } from '../binding/scope.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { serialize } from '../binding/serialize.ts';
import { singleRecord } from '../binding/single-record.ts';
import { fileTitles } from './file-titles.ts';
import { readerOf } from './reader.ts';
import { referenceLabels } from './reference-labels.ts';

/** `Get`: returns one record with the labels of its references. A single screen's record is created on first use. */
export async function getRecord(binding: ScreenBinding, call: Call): Promise<GetAnswer> {
  const { platform, screen } = binding;
  const stored = screen.kind === 'single' ? await singleRecord(binding, call) : await findRecord(binding, call, Number(call.params.id));
  const reader = await readerOf(binding, call);
  const [record = stored] = await reader.withDerived([stored]);
  const [refs, titles] = await Promise.all([referenceLabels(platform, screen, call, [record]), fileTitles(platform, screen, [record])]);
  return { ...reader.mask(serialize(binding, call, record)), refs: { ...refs, ...titles } };
}
