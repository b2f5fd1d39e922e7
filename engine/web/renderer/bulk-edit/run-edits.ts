import { operationOf } from '../../../core/calls/screens/screen-operations.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { ApiError, call } from '../../api/call.ts';
import { withEncryptedSecrets } from '../../api/encrypt-secrets.ts';
import type { FormValues } from '../form/store/form-values.ts';

export interface EditCall {
  id: number;
  rev: number;
  name: string;
  payload: FormValues;
}

export interface EditsOutcome<Edit> {
  /** In the order they were done, each with the revision it made. */
  done: { edit: Edit; rev: number }[];
  failed: { id: number; name: string; msg: string }[];
}

const together = 4;

/**
 * Runs Edit record by record, a few at a time. One refusal does not stop the others; an abort lets those under way end and starts no more.
 * @param send makes one call and resolves to the new revision
 * @param onProgress how many have come to an end
 */
export async function runEdits<Edit extends EditCall>(
  edits: Edit[],
  send: (edit: Edit) => Promise<number>,
  signal: AbortSignal,
  onProgress: (finished: number) => void,
): Promise<EditsOutcome<Edit>> {
  const outcome: EditsOutcome<Edit> = { done: [], failed: [] };
  const waiting = edits[Symbol.iterator]();
  const work = async () => {
    for (const edit of waiting) {
      try {
        outcome.done.push({ edit, rev: await send(edit) });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const errors = error.fieldErrors.map(({ message }) => message);
        outcome.failed.push({ id: edit.id, name: edit.name, msg: errors.length > 0 ? errors.join('; ') : error.message });
      }
      onProgress(outcome.done.length + outcome.failed.length);
      if (signal.aborted) return;
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return outcome;
}

/** The Edit call of a screen. */
export function sendEdit(screen: Screen): (edit: EditCall) => Promise<number> {
  return async ({ id, rev, payload }) => {
    const sent = await withEncryptedSecrets(screen.fields, payload);
    return (await call(operationOf(screen, 'Edit'), { id, rev, ...sent }, { quiet: true })).rev;
  };
}
