import { fillText } from '../../../engine/core/text/text.ts';
import { type Call, type CallError, InputError, type Platform, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/save-draft.ts';
import type { StaleDraft } from '../../calls/drafts/stale-draft.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import type { DesignerContext } from '../context/designer-context.ts';
import type { InterfaceRecord } from '../store/interface-store.ts';

/**
 * Writes a draft: a new one, or over the record of that id and revision.
 * @throws CallError 409 for a stale revision, 400 for a name that is used
 */
export async function saveDraft(
  { platform, store }: Pick<DesignerContext, 'platform' | 'store'>,
  call: Call,
  definition: InterfaceDefinition,
  over: { id: number; rev: number } | null,
): Promise<InterfaceRecord> {
  try {
    return await platform.database.transact(async (query) => {
      if (!over) return store.insert(query, definition, call);
      if ((await store.get(over.id, query)).rev !== over.rev) throw await staleDraft(platform, over.id);
      return store.update(query, over.id, over.rev, definition, call);
    });
  } catch (error) {
    if (!platform.database.uniqueViolation(error)) throw error;
    const service = serviceOf(definition);
    throw new InputError([{ field: 'definition/method', code: 'taken', text: fillText(texts.taken, { service }) }]);
  }
}

/** The refusal of a save that began from an older revision. Its data says who has changed the interface, and when. */
async function staleDraft({ audit }: Platform, id: number): Promise<CallError> {
  const [last] = await audit.history('interface', id);
  const { username: by = null, at = null } = last ?? {};
  return refuse('conflict', by ? texts.staleBy : texts.stale, { by: by ?? '' }, { changed_by: by, changed_at: at } satisfies StaleDraft);
}
