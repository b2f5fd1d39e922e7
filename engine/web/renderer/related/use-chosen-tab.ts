import { useState } from 'react';
import type { Screen } from '../../../core/descriptor/types.ts';

const chosen = new Map<string, string>();

/** The list looked at last on a record of this screen, as long as the page is open. */
export function useChosenTab({ name }: Pick<Screen, 'name'>): [tab: string | undefined, choose: (tab: string) => void] {
  const [tab, setTab] = useState(() => chosen.get(name));
  return [
    tab,
    (next) => {
      chosen.set(name, next);
      setTab(next);
    },
  ];
}
