import { use, useCallback, useEffect, useRef, useState } from 'react';
import type { OptionsAnswer } from '../../../core/answers/list-answer.ts';
import { operationOf } from '../../../core/calls/screens/screen-operations.ts';
import { call } from '../../../web/api/call.ts';
import { RefContext } from '../../../web/widgets/base/ref-context.ts';
import { FilledIn } from '../../../web/widgets/base/reference-surroundings.ts';
import { matchEntries } from '../../../web/widgets/search/match-entries.ts';
import { pinyinOf } from '../../../web/widgets/search/pinyin.ts';

const typingPause = 250;

export type RecordOption = OptionsAnswer['items'][number];

/**
 * Records a reference can be set to: those that match what is typed, and in any case the chosen ones with their labels. The server compares
 * characters and numbers; letters are compared with the pinyin of the records that are offered before anything is typed, too.
 * @param name how the Options call knows the field: its name, or `<Verb>.<field>` of what an action asks
 * @param dependsOn fields of the form that the choices depend on, with spaces between
 * @param opened how often the choices were opened: each time they are asked for anew, beside what is filled in then; 0 for not yet
 */
export function useOptions(
  name: string,
  chosen: (number | string)[],
  search: string,
  opened: number,
  dependsOn = '',
): { options: RecordOption[]; loading: boolean } {
  const { screen } = use(RefContext);
  const filledIn = use(FilledIn);
  const [found, setFound] = useState<RecordOption[]>([]);
  const [known, setKnown] = useState<ReadonlyMap<number | string, RecordOption>>(new Map());
  const [loading, setLoading] = useState(false);
  const offered = useRef<RecordOption[]>([]);
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
    if (!screen || opened === 0) return;
    const abort = new AbortController();
    const load = async () => {
      setLoading(true);
      try {
        const { items } = await call(
          operationOf(screen, 'Options'),
          { field: name, search, ...(dependsOn !== '' && { form: partOf(filledIn(), dependsOn.split(' ')) }) },
          { signal: abort.signal, quiet: true },
        );
        if (search === '') offered.current = items;
        learn(items);
        setFound(uniqueByValue([...items, ...(await soundingLike(search, offered.current))]));
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
  }, [screen, name, search, opened, dependsOn, filledIn, learn]);

  const shown = new Set(found.map((option) => option.value));
  return { options: [...found, ...chosen.flatMap((value) => (shown.has(value) ? [] : (known.get(value) ?? [])))], loading };
}

/** No more of the form than the choices depend on leaves the page. */
function partOf(values: Readonly<Record<string, unknown>>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
}

/** Options whose Chinese label is read as what was typed, in whole or by its initials. */
async function soundingLike(search: string, options: RecordOption[]): Promise<RecordOption[]> {
  if (!/^[a-z ]+$/i.test(search.trim())) return [];
  // Without the dictionary labels are still found by their own characters.
  const pinyin = await pinyinOf().catch(() => null);
  const entries = options.map((option) => ({ option, words: [option.label] }));
  return matchEntries(entries, search, pinyin).map(({ option }) => option);
}

function uniqueByValue(options: RecordOption[]): RecordOption[] {
  return [...new Map(options.map((option) => [option.value, option])).values()];
}
