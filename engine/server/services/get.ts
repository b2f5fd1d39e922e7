import type { GetAnswer } from '../../core/answers/list-answer.ts';
import type { Call } from '../gateway/service.ts';
import { phoneSightOf } from './phone-sight.ts';
import { present } from './present.ts';
import { referenceLabels } from './reference-labels.ts';
import { findRecord } from './scope.ts';
import type { ScreenBinding } from './screen-binding.ts';
import { singleRecord } from './single-record.ts';

/** `Get`: one record with the words for its references. A single screen's record is made when it is asked for the first time. */
export async function getRecord(binding: ScreenBinding, call: Call): Promise<GetAnswer> {
  const record = binding.screen.kind === 'single' ? await singleRecord(binding, call) : await findRecord(binding, call, Number(call.params.id));
  const [sight, refs] = await Promise.all([phoneSightOf(binding, call), referenceLabels(binding.platform, binding.screen, [record])]);
  return { ...sight.mask(present(binding, call, record)), refs };
}
