import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { proxy, ref } from 'valtio/vanilla';
import { call } from '../../../engine/web/index.ts';
import { type KnownFunction, listFunctions } from '../../calls/function-calls.ts';

/** The published functions, as they were when somebody last looked; null before. */
const known = proxy<{ items: readonly KnownFunction[] | null }>({ items: null });
let underway: Promise<readonly KnownFunction[]> | null = null;

/** Asks for the published functions; several who ask at once share the answer. */
export function loadFunctions(): Promise<readonly KnownFunction[]> {
  underway ??= call(listFunctions, {}, { quiet: true })
    .then(({ items }) => {
      known.items = ref([...items]);
      return items;
    })
    .finally(() => {
      underway = null;
    });
  return underway;
}

/** The published functions; null until they are there. @param isNeeded without it nobody is asked */
export function useFunctions(isNeeded = true): readonly KnownFunction[] | null {
  const { items } = useSnapshot(known);
  useEffect(() => {
    // Who may not list interfaces sees the copies alone.
    if (isNeeded) loadFunctions().catch(() => {});
  }, [isNeeded]);
  return items as readonly KnownFunction[] | null;
}
