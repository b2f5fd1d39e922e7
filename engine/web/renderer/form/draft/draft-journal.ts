import { isPrivate } from '../../../../core/descriptor/private-formats.ts';
import type { Field } from '../../../../core/descriptor/types.ts';
import { changedFields } from '../store/form-payload.ts';
import type { FormValues } from '../store/form-values.ts';

export interface Draft {
  /** ISO time of the last keystroke. */
  saved_at: string;
  /** Revision of the record the draft rests on; null for a new record. */
  rev: number | null;
  /** Values of the changed fields only; an emptied one is null. */
  values: FormValues;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `id` is undefined for a new record. Drafts belong to an account: the next one at the same machine must not read them. */
export function draftKey(account: string, screen: string, id: string | undefined): string {
  return `portico.draft.${account}.${screen}.${id ?? 'new'}`;
}

/** What is worth keeping of an unsaved form; null when nothing is. Secrets never reach the disk of the browser. */
export function draftOf(fields: Field[], base: FormValues, values: FormValues, rev: number | null): Draft | null {
  const open = fields.filter((field) => !isPrivate(field.format) && !field.secretOnEdit);
  const names = new Set(open.map((field) => field.name));
  const changed = changedFields(fields, base, values).filter((name) => names.has(name));
  if (changed.length === 0) return null;
  return { saved_at: new Date().toISOString(), rev, values: Object.fromEntries(changed.map((name) => [name, values[name] ?? null])) };
}

/** Stores a draft in place of the one before; null removes it. */
export function writeDraft(store: Store, key: string, draft: Draft | null): void {
  try {
    if (draft) store.setItem(key, JSON.stringify(draft));
    else store.removeItem(key);
  } catch {
    // A full or forbidden storage costs the draft, never the form.
  }
}

/** The stored draft; null if there is none or it cannot be read. */
export function readDraft(store: Store, key: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { saved_at, values } = value as Partial<Draft>;
  return typeof saved_at === 'string' && typeof values === 'object' && values !== null;
}
