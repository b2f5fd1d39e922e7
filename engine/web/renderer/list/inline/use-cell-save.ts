import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formFieldsOf } from '../../../../core/derive/form-schema.ts';
import type { Field } from '../../../../core/descriptor/types.ts';
import { codes } from '../../../../core/protocol/codes.ts';
import { normalizeInput } from '../../../../core/validation/normalize-input.ts';
import type { ListedRecord } from '../../../actions/action-item.ts';
import { recordTitle } from '../../../actions/record-title.ts';
import { emitRecordsChanged } from '../../../actions/records-changed.ts';
import { ApiError } from '../../../api/call.ts';
import { useLanguage } from '../../../state/language.ts';
import { notify } from '../../../state/toasts.ts';
import { sendEdit } from '../../bulk-edit/run-edits.ts';
import { editPayload, loadedValues } from '../../form/store/form-payload.ts';
import { createFormStore, rootOf } from '../../form/store/form-store.ts';
import { sameValue } from '../../form/store/form-values.ts';
import { loadValidator } from '../../form/store/load-validator.ts';
import { serverErrors } from '../../form/store/server-errors.ts';
import type { ListModel } from '../model/use-list-screen.ts';

export interface CellSave {
  value: unknown;
  setValue(value: unknown): void;
  isChanged: boolean;
  isSaving: boolean;
  /** Why the value cannot be saved. */
  error: string | undefined;
  /** Checks and saves, then leaves the cell: for the next one (1), the one before (-1) or for none. */
  save(by?: 1 | -1): Promise<void>;
}

/** One value of one record, saved by the same rules and the same call as the whole form. */
export function useCellSave({ answer, data, query, inline }: ListModel, record: ListedRecord, field: Field): CellSave {
  const { screen } = answer;
  const { t } = useTranslation('list');
  const language = useLanguage();
  const { name } = field;
  // What is saved is compared with the record as it was when the cell was opened, whatever loads meanwhile.
  const [start] = useState(record);
  const [value, setValue] = useState<unknown>(start[name] ?? undefined);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  const errorFor = async (next: unknown) => {
    const fields = formFieldsOf(screen);
    const base = loadedValues(fields, start);
    const values = { ...base, [name]: next };
    const store = createFormStore({ fields, mode: 'edit', validate: await loadValidator(answer.validator), start: { base, values, record: start } });
    // A rule across fields may be told at another one.
    return store.check().find((found) => rootOf(found.field) === name || found.code === 'rule');
  };

  const refuse = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const [refused] = serverErrors(error, [field]);
    if (refused) return setError(refused.text[language]);
    inline.leave();
    notify('error', t('refused', { label: `${t('actions.edit')} ${recordTitle(screen, record)} `, reason: error.message }));
    const isOutdated = error.ret === codes.conflict || error.ret === codes.notFound;
    if (isOutdated) await data.reloadRow(record.id).catch(() => emitRecordsChanged(screen.name));
  };

  const save = async (by?: 1 | -1) => {
    if (isSaving) return;
    const next = normalizeInput(field, value);
    if (sameValue(next, start[name])) return inline.leave(by);
    setSaving(true);
    try {
      const found = await errorFor(next);
      if (found) return setError(found.text[language]);
      const payload = editPayload([field], start, { ...start, [name]: next });
      const rev = await sendEdit(screen)({ id: record.id, rev: Number(start.rev), name, payload });
      data.patch(record.id, { [name]: next ?? null, rev });
      inline.leave(by);
      await data.reloadRow(record.id).catch(() => emitRecordsChanged(screen.name));
      if (query.open === record.id) emitRecordsChanged(screen.name);
    } catch (error) {
      await refuse(error);
    } finally {
      setSaving(false);
    }
  };

  return {
    value,
    setValue: (next) => {
      setValue(next);
      setError(undefined);
    },
    isChanged: !sameValue(value, start[name]),
    isSaving,
    error,
    save,
  };
}
