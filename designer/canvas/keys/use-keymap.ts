import { useMemo } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';
import type { Chord } from './chord.ts';
import { type ChosenKeys, type CommandId, chordsOf, commandIds } from './keymap.ts';

const key = 'portico-design-keys';

const state = proxy<{ chosen: ChosenKeys }>({ chosen: ref(stored()) });

function stored(): ChosenKeys {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof read !== 'object' || read === null) return {};
    const entries = Object.entries(read).filter(([id, chords]) => commandIds.some((known) => known === id) && isTexts(chords));
    return Object.fromEntries(entries) as ChosenKeys;
  } catch {
    return {};
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

export function chosenKeys(): ChosenKeys {
  return state.chosen;
}

/** Keys as this person has them; remembered in this browser. */
export function useKeymap(): { chosen: ChosenKeys; chordsOf(id: CommandId): readonly Chord[]; choose(chosen: ChosenKeys): void } {
  const chosen = useSnapshot(state).chosen as ChosenKeys;
  return useMemo(
    () => ({
      chosen,
      chordsOf: (id) => chordsOf(chosen, id),
      choose(next) {
        state.chosen = ref(next);
        try {
          localStorage.setItem(key, JSON.stringify(next));
        } catch {
          // Remembered for this visit only.
        }
      },
    }),
    [chosen],
  );
}
