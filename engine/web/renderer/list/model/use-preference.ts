import { useCallback, useMemo, useRef, useState } from 'react';
import { setPreference } from '../../../../core/calls/screens/preference.ts';
import type { ArrangementKind, ScreenAnswer } from '../../../../core/calls/screens/screen.ts';
import { call } from '../../../api/call.ts';

const savePause = 600;

/** What was changed since the page was loaded: the screen's answer has what was kept before. */
const changed = new Map<string, unknown>();

export interface Preference<Value> {
  value: Value;
  save(value: Value): void;
}

/**
 * Something a person decided once about a list and finds again on every machine. Shown at once, written a moment after the last change.
 * @param read makes sense of what is kept, and of null when nothing is
 */
export function usePreference<Value>({ screen, arrangement }: ScreenAnswer, kind: ArrangementKind, read: (stored: unknown) => Value): Preference<Value> {
  const key = `${kind}:${screen.name}`;
  const [stored, setStored] = useState(() => (changed.has(key) ? changed.get(key) : arrangement.own[kind]));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(
    (value: Value) => {
      setStored(value);
      changed.set(key, value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void call(setPreference, { key, value: JSON.stringify(value) }, { quiet: true }).catch(() => {}), savePause);
    },
    [key],
  );

  return useMemo(() => ({ value: read(stored ?? null), save }), [read, stored, save]);
}
