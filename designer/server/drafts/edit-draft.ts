import { codes } from '../../../engine/core/protocol/codes.ts';
import { type Call, CallError } from '../../../engine/server/index.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { DesignerContext } from '../context/designer-context.ts';
import { assertDraft } from '../definition/valid-definition.ts';
import type { InterfaceRecord } from '../store/interface-store.ts';
import { saveDraft } from './save-draft.ts';

/** Number of times a draft is read again if somebody saves it at the same moment. */
const attempts = 3;

/** Changes a stored draft by a function, and nothing else of it. */
export async function editDraft(
  context: DesignerContext,
  call: Call,
  find: () => Promise<InterfaceRecord>,
  edit: (definition: InterfaceDefinition) => InterfaceDefinition,
): Promise<{ id: number; rev: number }> {
  for (let attempt = 1; ; attempt++) {
    const record = await find();
    const { definition } = assertDraft(edit(record.definition));
    try {
      const { id, rev } = await saveDraft(context, call, definition, record);
      return { id, rev };
    } catch (error) {
      if (!(error instanceof CallError) || error.ret !== codes.conflict || attempt === attempts) throw error;
    }
  }
}
