import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { TilesAnswer } from '../../../../core/answers/tiles-answer.ts';
import type { PermissionAnswer } from '../../../../core/calls/permission.ts';
import type { Screen } from '../../../../core/descriptor/types.ts';
import { loadScreen } from '../../../api/use-screen.ts';
import { session } from '../../../state/session.ts';

/** The screens a dashboard asks and leads to, by name, as far as the caller may know them; undefined until they are there. */
export function useQueriedScreens({ dashboard }: Screen, answer: TilesAnswer | undefined): ReadonlyMap<string, Screen> | undefined {
  const permission = useSnapshot(session).permission as PermissionAnswer | null;
  const version = permission?.version ?? 0;
  const routed = new Set(permission?.routes.map(({ screen }) => screen));
  const names = new Set<string>();
  for (const [row, tiles] of (dashboard?.tiles ?? []).entries()) {
    for (const [place, { query, link }] of tiles.entries()) {
      // One without pages of its own has no route, but its tile has an answer.
      if (routed.has(query.from) || answer?.tiles[row]?.[place]) names.add(query.from);
      if (link !== undefined && routed.has(link)) names.add(link);
    }
  }
  const wanted = [...names].sort().join(' ');
  const [screens, setScreens] = useState<ReadonlyMap<string, Screen>>();
  useEffect(() => {
    let isCurrent = true;
    const loads = wanted
      .split(' ')
      .filter(Boolean)
      .map((name) => loadScreen(name, version).then(({ screen }) => [name, screen] as const));
    Promise.allSettled(loads).then((results) => {
      if (isCurrent) setScreens(new Map(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))));
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted, version]);
  return screens;
}
