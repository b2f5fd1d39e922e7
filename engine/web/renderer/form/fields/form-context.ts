import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Field } from '../../../../core/descriptor/types.ts';
import type { FormStore } from '../store/form-store.ts';

export interface FormContextValue {
  store: FormStore;
  byName: ReadonlyMap<string, Field>;
}

export const FormContext = createContext<FormContextValue | null>(null);

/**
 * Returns the form that this part stands in.
 * @throws Error outside of a form
 */
export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('A part of a form stands outside of a form.');
  return form;
}

/** Renders again when what `read` answers changes; it must answer the same object as long as nothing changed. */
export function useFormPart<Part>(store: FormStore, read: (store: FormStore) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => read(store));
}
