import { useEffect, useState } from 'react';
import type { Screen } from '../../../core/descriptor/types.ts';

const chosen = new Map<string, string>();

/** The list an address asks for, or else the one looked at last on a record of this screen, as long as the page is open. */
export function useChosenTab({ name }: Pick<Screen, 'name'>, wanted?: string): [tab: string | undefined, choose: (tab: string) => void] {
  const [tab, setTab] = useState(() => wanted ?? chosen.get(name));
  useEffect(() => {
    if (wanted !== undefined) setTab(wanted);
  }, [wanted]);
  return [
    tab,
    (next) => {
      chosen.set(name, next);
      setTab(next);
    },
  ];
}
