import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { getPreference, setPreference } from '../../../../core/calls/preference.ts';
import { call } from '../../../api/call.ts';

const savePause = 600;

/** Read once per page load; every list of a screen shows the same. */
const loaded = new Map<string, Promise<unknown>>();

function load(key: string): Promise<unknown> {
  const known = loaded.get(key);
  if (known) return known;
  const value = call(getPreference, { key }, { quiet: true, early: true }).then(
    (answer) => answer.value,
    () => null,
  );
  loaded.set(key, value);
  return value;
}

export interface Preference<Value> {
  value: Value;
  save(value: Value): void;
  /** False until the server has told what is saved. */
  ready: boolean;
}

/**
 * Something a person decided once and finds again on every machine. Shown at once, written a moment after the last change.
 * @param read makes sense of what is saved, and of null when nothing is
 */
export function usePreference<Value>(key: string, read: (saved: unknown) => Value): Preference<Value> {
  const [saved, setSaved] = useState<{ value: unknown }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    let current = true;
    void load(key).then((value) => current && setSaved({ value }));
    return () => {
      current = false;
    };
  }, [key]);

  const save = useCallback(
    (value: Value) => {
      setSaved({ value });
      loaded.set(key, Promise.resolve(value));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void call(setPreference, { key, value: JSON.stringify(value) }, { quiet: true }).catch(() => {}), savePause);
    },
    [key],
  );

  return useMemo(() => ({ value: read(saved?.value ?? null), save, ready: saved !== undefined }), [read, saved, save]);
}
