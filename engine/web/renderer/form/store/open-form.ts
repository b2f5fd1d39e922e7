import type { GetAnswer } from '../../../../core/answers/list-answer.ts';
import type { ScreenAnswer } from '../../../../core/calls/screens/screen.ts';
import { operationOf } from '../../../../core/calls/screens/screen-operations.ts';
import { type FormMode, formFieldsOf } from '../../../../core/derive/form-schema.ts';
import type { Field } from '../../../../core/descriptor/types.ts';
import { call } from '../../../api/call.ts';
import { askRecord, recordAtHand, takeRecord } from '../../../api/record-request.ts';
import { widgetOf } from '../../../widgets/registry.ts';
import { copiedValues, defaultValues, initialStates, loadedValues } from './form-payload.ts';
import { createFormStore, type FormStore, type Validate } from './form-store.ts';
import { loadValidator, validatorAtHand } from './load-validator.ts';

export interface RecordFormSource {
  answer: ScreenAnswer;
  mode: FormMode;
  /** The record to edit; left out when adding, and for a screen of one record. */
  id?: string;
  /** The record a new one begins as a copy of. */
  copyOf?: string;
  /** What stands in a new form at first, beside its defaults. */
  initial?: Record<string, unknown>;
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
  const { screen, validator } = source.answer;
  const id = recordId(source);
  const get = () => call(operationOf(screen, 'Get'), id === undefined ? {} : { id }, { signal, quiet: true });
  const record = loadsRecord(source) ? (id !== undefined && takeRecord(screen, id)) || get() : null;
  return formOf(source, ...(await Promise.all([loadValidator(validator), record])));
}

/** The form where all it needs is there already: nothing stands in its place until it is drawn. */
export function formAtHand(source: RecordFormSource): OpenForm | null {
  const validate = validatorAtHand(source.answer.validator);
  const id = recordId(source);
  const record = loadsRecord(source) ? id !== undefined && recordAtHand(source.answer.screen, id) : null;
  return validate && record !== false && record !== undefined ? formOf(source, validate, record) : null;
}

/** Asks for what a form will need, before anybody wants it: its inputs' code and its rules; where the record is known, that too. */
export function preloadForm(source: RecordFormSource): void {
  const { screen, validator } = source.answer;
  for (const field of formFieldsOf(screen).flatMap(withMembers)) widgetOf(field).Input.preload?.();
  void loadValidator(validator).catch(() => undefined);
  const id = recordId(source);
  if (id !== undefined) askRecord(screen, id);
}

function withMembers(field: Field): Field[] {
  return [field, ...(field.members ?? field.element?.members ?? []).flatMap(withMembers)];
}

function loadsRecord({ mode, copyOf }: RecordFormSource): boolean {
  return mode === 'edit' || copyOf !== undefined;
}

/** Of the record that is shown first; a screen of one record has none. */
function recordId({ mode, id, copyOf }: RecordFormSource): number | undefined {
  const key = mode === 'edit' ? id : copyOf;
  return key === undefined ? undefined : Number(key);
}

function formOf({ answer, mode, initial }: RecordFormSource, validate: Validate, record: GetAnswer | null): OpenForm {
  const { screen } = answer;
  const fields = formFieldsOf(screen);
  if (record && mode === 'edit') {
    const start = { base: loadedValues(fields, record), record };
    return { fields, validate, rev: record.rev, refs: record.refs, isContinued: false, store: createFormStore({ fields, mode, validate, start }) };
  }
  const base = { ...defaultValues(fields), ...initial };
  const start = { base, values: record ? { ...base, ...copiedValues(screen, fields, record) } : base, record: initialStates(screen) };
  return { fields, validate, rev: null, refs: record?.refs ?? {}, isContinued: false, store: createFormStore({ fields, mode, validate, start }) };
}

async function continueForm({ answer, mode }: RecordFormSource, before: OpenForm): Promise<OpenForm> {
  const fields = formFieldsOf(answer.screen);
  const validate = await loadValidator(answer.validator);
  const start = { base: before.store.base(), values: before.store.values(), record: before.store.record() };
  return { ...before, fields, validate, isContinued: true, store: createFormStore({ fields, mode, validate, start }) };
}
