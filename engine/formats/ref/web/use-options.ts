import { use, useCallback, useEffect, useState } from 'react';
import type { OptionsAnswer } from '../../../core/answers/list-answer.ts';
import { operationOf } from '../../../core/calls/screen-operations.ts';
import { call } from '../../../web/api/call.ts';
import { RefContext } from '../../../web/widgets/base/ref-context.ts';

const typingPause = 250;

export type RecordOption = OptionsAnswer['items'][number];

/**
 * Records a reference can be set to: those that match what is typed, and in any case the chosen ones with their labels.
 * @param name how the Options call knows the field: its name, or `<Verb>.<field>` of what an action asks
 */
export function useOptions(name: string, chosen: (number | string)[], search: string, active: boolean): { options: RecordOption[]; loading: boolean } {
  const { screen } = use(RefContext);
  const [found, setFound] = useState<RecordOption[]>([]);
  const [known, setKnown] = useState<ReadonlyMap<number | string, RecordOption>>(new Map());
  const [loading, setLoading] = useState(false);
  const unnamed = JSON.stringify(chosen.filter((value) => !known.has(value)));

  const learn = useCallback((items: RecordOption[]) => {
    setKnown((before) => new Map([...before, ...items.map((option) => [option.value, option] as const)]));
  }, []);

  useEffect(() => {
    const ids: (number | string)[] = JSON.parse(unnamed);
    if (!screen || ids.length === 0) return;
    const abort = new AbortController();
    call(operationOf(screen, 'Options'), { field: name, ids }, { signal: abort.signal, quiet: true }).then(
      ({ items }) => learn(items),
      () => {},
    );
    return () => abort.abort();
  }, [screen, name, unnamed, learn]);

  useEffect(() => {
    if (!screen || !active) return;
    const abort = new AbortController();
    const load = async () => {
      setLoading(true);
      try {
        const { items } = await call(operationOf(screen, 'Options'), { field: name, search }, { signal: abort.signal, quiet: true });
        learn(items);
        setFound(items);
      } catch {
        if (!abort.signal.aborted) setFound([]);
      }
      if (!abort.signal.aborted) setLoading(false);
    };
    const timer = setTimeout(load, search === '' ? 0 : typingPause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [screen, name, search, active, learn]);

  const shown = new Set(found.map((option) => option.value));
  return { options: [...found, ...chosen.flatMap((value) => (shown.has(value) ? [] : (known.get(value) ?? [])))], loading };
}
