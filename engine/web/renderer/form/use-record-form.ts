import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GetAnswer, StaleAnswer } from '../../../core/answers/list-answer.ts';
import { operationOf } from '../../../core/calls/screens/screen-operations.ts';
import { codes } from '../../../core/protocol/codes.ts';
import { emitRecordsChanged } from '../../actions/records-changed.ts';
import { ApiError, call } from '../../api/call.ts';
import { withEncryptedSecrets } from '../../api/encrypt-secrets.ts';
import { reportCallError } from '../../state/call-errors.ts';
import { notify } from '../../state/toasts.ts';
import { randomId } from '../../transport/random-id.ts';
import { addPayload, changedFields, defaultValues, editPayload, initialStates, loadedValues } from './store/form-payload.ts';
import { type FormValues, isEmpty } from './store/form-values.ts';
import { type Merge, mergeRecord } from './store/merge-record.ts';
import { formAtHand, type OpenForm, openForm, type RecordFormSource } from './store/open-form.ts';
import { serverErrors } from './store/server-errors.ts';

interface SavedRecord {
  id: number | undefined;
  rev: number;
}

/** What both sides changed, and who stands on the other one; an answer that came by does not say. */
export interface Conflict extends Partial<Pick<StaleAnswer, 'changed_by' | 'changed_at'>> {
  merge: Merge;
  theirs: GetAnswer;
}

/** What became of an attempt to save. */
export type SaveResult = { kind: 'saved'; record: SavedRecord } | { kind: 'unchanged' } | { kind: 'refused'; field: string | null } | { kind: 'busy' };

export interface RecordFormState {
  form: OpenForm | null;
  /** Why the record could not be loaded. */
  failure: Error | null;
  isSaving: boolean;
  /** Somebody saved the record meanwhile. */
  conflict: Conflict | null;
  reload(): void;
  save(): Promise<SaveResult>;
  /** Saves what was chosen field by field on top of the other person's record. */
  saveMerged(values: FormValues): Promise<SaveResult>;
  leaveMerge(): void;
}

/** Loads and saves the record of one form: what is shown is somebody else's part. */
export function useRecordForm(source: RecordFormSource): RecordFormState {
  const { answer, mode, id, copyOf, initial } = source;
  const { screen } = answer;
  const { t } = useTranslation('form');
  const [form, setForm] = useState<OpenForm | null>(() => formAtHand(source));
  const [failure, setFailure] = useState<Error | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isBusy = useRef(false);
  const requestKey = useRef(randomId());

  const identityKey = JSON.stringify([screen.name, mode, id, copyOf, attempt]);
  const opened = useRef<{ key: string; form: OpenForm } | null>(form && { key: identityKey, form });
  const isAtHand = useRef(form !== null);
  useEffect(() => {
    if (isAtHand.current) {
      isAtHand.current = false;
      return;
    }
    const abort = new AbortController();
    const before = opened.current?.key === identityKey ? opened.current.form : null;
    setFailure(null);
    openForm({ answer, mode, id, copyOf, initial }, abort.signal, before).then(
      (next) => {
        if (abort.signal.aborted) return;
        opened.current = { key: identityKey, form: next };
        setForm(next);
      },
      (error: Error) => abort.signal.aborted || setFailure(error),
    );
    return () => abort.abort();
  }, [answer, mode, id, copyOf, initial, identityKey]);

  const identity = id === undefined ? {} : { id: Number(id) };

  const keep = (next: OpenForm) => {
    opened.current = { key: identityKey, form: next };
    setForm(next);
  };

  /** What was sent is the new base; a key typed while it was on its way stays an unsaved change. */
  const settle = (open: OpenForm, saved: SavedRecord, sent: FormValues) => {
    const { store, fields } = open;
    if (mode === 'edit') {
      const base = loadedValues(fields, sent);
      const typed = changedFields(fields, sent, store.values());
      const values = { ...base, ...Object.fromEntries(typed.map((name) => [name, store.values()[name]])) };
      store.restart({ base, values, record: { ...store.record(), ...base } });
      keep({ ...open, rev: saved.rev });
      if (fields.some((field) => field.secretOnEdit && !isEmpty(sent[field.name]))) setAttempt((count) => count + 1);
    } else {
      // A field that loses the focus only later, to what is shown next, would find itself empty and say so.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      store.restart({ base: defaultValues(fields), record: initialStates(screen) });
    }
    requestKey.current = randomId();
    emitRecordsChanged(screen.name);
    notify('success', t('saved'));
  };

  const refuse = (open: OpenForm, error: unknown): SaveResult => {
    if (!(error instanceof ApiError)) throw error;
    const errors = serverErrors(error, open.fields);
    open.store.refuse(errors);
    const isSignedOut = error.ret === codes.tokenInvalid || error.ret === codes.sessionEnded;
    if (errors.length === 0 && !isSignedOut) reportCallError(error);
    return { kind: 'refused', field: errors[0]?.field ?? null };
  };

  /** A record somebody else saved meanwhile is merged; any other conflict is a refusal. */
  const meet = async (open: OpenForm, error: ApiError): Promise<SaveResult> => {
    const theirs = await call(operationOf(screen, 'Get'), identity, { quiet: true });
    if (theirs.rev === open.rev) return refuse(open, error);
    const merge = mergeRecord(open.fields, open.store.base(), open.store.values(), loadedValues(open.fields, theirs));
    const { changed_by, changed_at } = (error.data ?? {}) as Partial<StaleAnswer>;
    setConflict({ merge, theirs, changed_by, changed_at });
    return { kind: 'refused', field: null };
  };

  const send = async (open: OpenForm): Promise<SaveResult> => {
    const { store } = open;
    const [first] = store.check();
    if (first) return { kind: 'refused', field: first.field };
    const sent = store.values();
    const options = { quiet: true };
    if (mode === 'add') {
      const payload = await withEncryptedSecrets(open.fields, addPayload(store.visible(), sent));
      const record = await call(operationOf(screen, 'Add'), { request_key: requestKey.current, ...payload }, options);
      settle(open, record, sent);
      return { kind: 'saved', record };
    }
    const payload = await withEncryptedSecrets(open.fields, editPayload(store.visible(), store.base(), sent));
    if (Object.keys(payload).length === 0) return { kind: 'unchanged' };
    const { rev } = await call(operationOf(screen, 'Edit'), { ...identity, rev: open.rev ?? 0, ...payload }, options);
    const record = { id: identity.id, rev };
    settle(open, record, sent);
    return { kind: 'saved', record };
  };

  const run = async (open: OpenForm): Promise<SaveResult> => {
    if (isBusy.current) return { kind: 'busy' };
    isBusy.current = true;
    setSaving(true);
    try {
      return await send(open);
    } catch (error) {
      // What was sent before is saved; sent again, this is another record.
      if (mode === 'add' && error instanceof ApiError && error.ret === codes.conflict) requestKey.current = randomId();
      if (mode === 'edit' && error instanceof ApiError && error.ret === codes.conflict) return await meet(open, error).catch((reason) => refuse(open, reason));
      return refuse(open, error);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };

  const save = async (): Promise<SaveResult> => (form ? run(form) : { kind: 'busy' });

  const saveMerged = async (values: FormValues): Promise<SaveResult> => {
    if (!form || !conflict) return { kind: 'busy' };
    const { theirs } = conflict;
    setConflict(null);
    form.store.restart({ base: loadedValues(form.fields, theirs), values, record: theirs });
    const rebased = { ...form, rev: theirs.rev };
    keep(rebased);
    return run(rebased);
  };

  return {
    form,
    failure,
    isSaving,
    conflict,
    reload: useCallback(() => setAttempt((count) => count + 1), []),
    save,
    saveMerged,
    leaveMerge: () => setConflict(null),
  };
}
