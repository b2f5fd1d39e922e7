import type { GetAnswer } from '../../../../core/answers/list-answer.ts';
import type { ScreenAnswer } from '../../../../core/calls/screen.ts';
import { operationOf } from '../../../../core/calls/screen-operations.ts';
import { type FormMode, formFieldsOf } from '../../../../core/derive/form-schema.ts';
import type { Field } from '../../../../core/descriptor/types.ts';
import { call } from '../../../api/call.ts';
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
  /** The descriptor changed while the form was open: what was typed stands in it. */
  isContinued: boolean;
}

/**
 * Fetches the rules and, where there is one, the record, side by side, and makes the form's store of them.
 * @param before the form as it stood under an earlier version of its descriptor: its values go on
 */
export async function openForm(source: RecordFormSource, signal: AbortSignal, before: OpenForm | null): Promise<OpenForm> {
  if (before) return continueForm(source, before);
  const { answer, mode, id, copyOf } = source;
  const { screen } = answer;
  const fields = formFieldsOf(screen);
  const loadsRecord = mode === 'edit' || copyOf !== undefined;
  const key = mode === 'edit' ? id : copyOf;
  const get = () => call(operationOf(screen, 'Get'), key === undefined ? {} : { id: Number(key) }, { signal, quiet: true });
  const [validate, record] = await Promise.all([loadValidator(answer.validator), loadsRecord ? get() : null]);
  if (record && mode === 'edit') {
    const start = { base: loadedValues(fields, record), record };
    return { fields, validate, rev: record.rev, refs: record.refs, isContinued: false, store: createFormStore({ fields, mode, validate, start }) };
  }
  const base = defaultValues(fields);
  const start = { base, values: record ? { ...base, ...copiedValues(screen, fields, record) } : base, record: initialStates(screen) };
  return { fields, validate, rev: null, refs: record?.refs ?? {}, isContinued: false, store: createFormStore({ fields, mode, validate, start }) };
}

async function continueForm({ answer, mode }: RecordFormSource, before: OpenForm): Promise<OpenForm> {
  const fields = formFieldsOf(answer.screen);
  const validate = await loadValidator(answer.validator);
  const start = { base: before.store.base(), values: before.store.values(), record: before.store.record() };
  return { ...before, fields, validate, isContinued: true, store: createFormStore({ fields, mode, validate, start }) };
}
