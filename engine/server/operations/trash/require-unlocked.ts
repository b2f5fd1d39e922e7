import { texts } from '../../../../generated/words/engine-server/removal.ts';
import type { RefusalAbout } from '../../../core/answers/refusal-about.ts';
import { titleField } from '../../../core/descriptor/title-field.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { Text } from '../../../core/text/text.ts';
import { refuse } from '../../kernel/call/errors.ts';
import type { HookContext } from '../../kernel/plugin.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import { recordAddress } from '../../messages/record-address.ts';
import { scopeOf } from '../binding/scope.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { serialize } from '../binding/serialize.ts';
import { lockingState } from '../write/effect.ts';
import { mayReveal } from './may-reveal.ts';

/**
 * Refuses to remove or empty what only transitions may change. Names a record that nobody asked for, with a link, if the caller may see it.
 * @param above the record it is removed with; undefined if it was asked for itself
 */
export async function requireUnlocked(binding: ScreenBinding, context: HookContext, record: StoredRecord, above: ScreenBinding | undefined): Promise<void> {
  const { platform, screen, repository } = binding;
  const state = lockingState(screen, record);
  if (state === undefined) return;
  const { call, query } = context;
  const { id } = record;
  if (!above) throw refuse('conflict', texts.locked, { id, state });
  const isShown = (await mayReveal(above, binding, context)) && (await repository.getMany(query, [id], { conditions: scopeOf(binding, call) })).length > 0;
  if (!isShown) throw refuse('conflict', texts.used, { label: above.screen.label });
  const link = await recordAddress(platform, query, screen.site, { screen: screen.records, id });
  const values = { label: screen.label, title: titleOf(screen, serialize(binding, call, record)), state };
  throw refuse('conflict', texts.lockedAlong, values, { about: { screen: screen.records, id, link } } satisfies RefusalAbout);
}

function titleOf(screen: Screen, record: StoredRecord): string | Text {
  const field = titleField(screen);
  const value = field && record[field.name];
  if (field?.format?.kind === 'localized' && value) return value as Text;
  return typeof value === 'string' && value !== '' ? value : `#${record.id}`;
}
