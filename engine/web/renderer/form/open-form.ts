import { type FormMode, formFieldsOf } from '../../../core/derive/form-schema.ts';
import { serviceNameOf } from '../../../core/derive/permissions.ts';
import type { Field } from '../../../core/descriptor/types.ts';
import type { ScreenAnswer } from '../../../core/protocol/boot.ts';
import type { GetAnswer } from '../../../core/protocol/list-answer.ts';
import { call } from '../../api/call.ts';
import { copiedValues, defaultValues, initialStates, loadedValues } from './form-payload.ts';
import { createFormStore, type FormStore, type Validate } from './form-store.ts';
import { loadValidator } from './load-validator.ts';

export interface RecordFormSource {
  answer: ScreenAnswer;
  mode: FormMode;
  /** The record to edit; left out when adding, and for a screen of one record. */
  id?: string;
  /** The record a new one begins as a copy of. */
  copyOf?: string;
}

/** A form that has loaded. */
export interface OpenForm {
  store: FormStore;
  validate: Validate;
  fields: Field[];
  /** Of the loaded record; null for a new one. */
  rev: number | null;
  refs: GetAnswer['refs'];
}

/** Fetches the rules and, where there is one, the record, side by side, and makes the form's store of them. */
export async function openForm({ answer, mode, id, copyOf }: RecordFormSource, signal: AbortSignal): Promise<OpenForm> {
  const { screen } = answer;
  const fields = formFieldsOf(screen);
  const loadsRecord = mode === 'edit' || copyOf !== undefined;
  const key = mode === 'edit' ? id : copyOf;
  const get = () => call<GetAnswer>(serviceNameOf(screen, screen.calls.Get ?? 'Get'), key === undefined ? {} : { id: Number(key) }, { signal, quiet: true });
  const [validate, record] = await Promise.all([loadValidator(answer.validator), loadsRecord ? get() : null]);
  if (record && mode === 'edit') {
    const start = { base: loadedValues(fields, record), record };
    return { fields, validate, rev: record.rev, refs: record.refs, store: createFormStore({ fields, mode, validate, start }) };
  }
  const base = defaultValues(fields);
  const start = { base, values: record ? { ...base, ...copiedValues(screen, fields, record) } : base, record: initialStates(screen) };
  return { fields, validate, rev: null, refs: record?.refs ?? {}, store: createFormStore({ fields, mode, validate, start }) };
}
