import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { siteCalls } from '../../api/site-calls.ts';
import { useText } from '../../state/language.ts';
import type { PaletteEntry } from './use-palette-entries.ts';

/** Milliseconds without a key after which records are asked for. */
const pause = 150;

/** Records that the server finds by these words; those of words typed since are not waited for. None while the server does not answer. */
export function useFoundRecords(words: string, goTo: (tab: { key: string; search: string }) => void): PaletteEntry[] {
  const { t } = useTranslation('shell');
  const text = useText();
  const [found, setFound] = useState<{ words: string; entries: PaletteEntry[] }>({ words: '', entries: [] });
  const wanted = words.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for the words, whatever else is drawn anew
  useEffect(() => {
    if (wanted === '') return;
    const abort = new AbortController();
    const ask = async () => {
      const { groups } = await call(siteCalls().search, { words: wanted }, { signal: abort.signal, quiet: true });
      const entries = groups.flatMap(({ path, label, records, has_more }) => {
        const lead = (search: string, title: string, place: string) => ({
          key: path + search,
          label: title,
          place,
          words: [],
          run: () => goTo({ key: path, search }),
        });
        const found = records.map(({ id, title }) => lead(`?open=${id}`, title, `${text(label)} #${id}`));
        return has_more ? [...found, lead(`?${new URLSearchParams({ q: wanted })}`, t('palette.more', { words: wanted }), text(label))] : found;
      });
      setFound({ words: wanted, entries });
    };
    const timer = setTimeout(() => void ask().catch(() => abort.signal.aborted || setFound({ words: wanted, entries: [] })), pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted]);
  return found.words === wanted ? found.entries : [];
}
