import type { GetAnswer } from '../../../core/answers/list-answer.ts';
import type { Call } from '../../kernel/call/service.ts';
import { fieldMaskingOf } from '../binding/field-masking.ts';
import { findRecord } from '../binding/scope.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { serialize } from '../binding/serialize.ts';
import { singleRecord } from '../binding/single-record.ts';
import { referenceLabels } from './reference-labels.ts';

/** `Get`: one record with the words for its references. A single screen's record is made when it is asked for the first time. */
export async function getRecord(binding: ScreenBinding, call: Call): Promise<GetAnswer> {
  const record = binding.screen.kind === 'single' ? await singleRecord(binding, call) : await findRecord(binding, call, Number(call.params.id));
  const [masking, refs] = await Promise.all([fieldMaskingOf(binding, call), referenceLabels(binding.platform, binding.screen, [record])]);
  return { ...masking.mask(serialize(binding, call, record)), refs };
}
