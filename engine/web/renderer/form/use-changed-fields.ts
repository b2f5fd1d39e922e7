import { useCallback, useSyncExternalStore } from 'react';
import type { Language } from '../../../core/text/text.ts';
import type { FormStore } from './store/form-store.ts';

const nothing: string[] = [];

/** Labels of the fields that differ from what is stored, in form order. */
export function useChangedFields(store: FormStore | undefined, language: Language): string[] {
  const subscribe = useCallback((listener: () => void) => store?.subscribe(listener) ?? (() => {}), [store]);
  const text = useSyncExternalStore(subscribe, () => (store ? store.changed().join('\n') : ''));
  if (text === '' || !store) return nothing;
  const names = new Set(text.split('\n'));
  return store.fields.filter((field) => names.has(field.name)).map((field) => field.label[language]);
}
