import { useTranslation } from 'react-i18next';
import { formFieldsOf } from '../../../../core/derive/form-schema.ts';
import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import type { ListedRecord } from '../../../actions/action-item.ts';
import { recordTitle } from '../../../actions/record-title.ts';
import { emitRecordsChanged } from '../../../actions/records-changed.ts';
import { ApiError } from '../../../api/call.ts';
import { useStable } from '../../../page/use-stable.ts';
import { notify } from '../../../state/toasts.ts';
import { sendEdit } from '../../bulk-edit/run-edits.ts';
import { editPayload } from '../../form/store/form-payload.ts';
import { isEditableIn } from '../model/inline-cells.ts';
import type { ListModel } from '../model/use-list-screen.ts';

export interface Move {
  /** Whether this person may put the record elsewhere. */
  mayMove(record: ListedRecord): boolean;
  /** @param to id of the record above; null for the top */
  move(record: ListedRecord, to: number | null): Promise<void>;
}

/** Puts a record of a tree below another: an edit of one field, shown at once and taken back when it is refused. */
export function useMove({ answer, data }: ListModel): Move {
  const { t } = useTranslation('list');
  const { screen } = answer;
  const field = fieldOf(screen, screen.list?.parent ?? '');
  const isWritable = field !== undefined && !field.writeOnce && formFieldsOf(screen).some(({ name }) => name === field.name);

  const mayMove = useStable((record: ListedRecord) => isWritable && isEditableIn(answer, record, field.name));
  const move = useStable(async (record: ListedRecord, to: number | null) => {
    if (!field || (record[field.name] ?? null) === to) return;
    const { name } = field;
    const title = recordTitle(screen, record);
    const takeBack = data.patch(record.id, { [name]: to });
    try {
      await sendEdit(screen)({ id: record.id, rev: Number(record.rev), name, payload: editPayload([field], record, { ...record, [name]: to }) });
      notify('success', t('tree.moved', { title }));
    } catch (error) {
      takeBack();
      if (!(error instanceof ApiError)) throw error;
      notify('error', t('refused', { label: t('tree.move', { title }), reason: error.fieldErrors[0]?.message ?? error.message }));
    }
    emitRecordsChanged(screen.name);
  });
  return { mayMove, move };
}
