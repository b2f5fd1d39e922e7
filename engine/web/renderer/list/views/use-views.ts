import { useEffect, useRef } from 'react';
import { superLevel } from '../../../../core/protocol/levels.ts';
import { session } from '../../../state/session.ts';
import type { ListModel } from '../model/use-list-screen.ts';
import { usePreference } from '../model/use-preference.ts';
import { addressOf, queryOfAddress } from '../query/query-address.ts';
import { canonicalAddress, findView, readDefault, readViews, type SavedView, viewQuery, withView } from './saved-views.ts';
import { useSharedViews } from './use-shared-views.ts';

export interface Views {
  own: SavedView[];
  shared: SavedView[];
  current: SavedView | undefined;
  /** The list is no longer as its view has it. */
  isModified: boolean;
  /** Name of the view this person begins with. */
  start: string | undefined;
  mayShare: boolean;
  show(view: SavedView): void;
  /** Keeps the list as it is now under a name, for oneself or for everybody. */
  keep(name: string, forAll: boolean): void;
  remove(view: SavedView): void;
  setStart(name: string | undefined): void;
}

/** Named ways of looking at a list. A list that is opened without a query begins with the view its person chose. */
export function useViews({ answer, query, change }: ListModel): Views {
  const { screen } = answer;
  const own = usePreference(answer, 'views', readViews);
  const start = usePreference(answer, 'view-default', readDefault);
  const shared = useSharedViews(answer);
  const address = addressOf(screen, viewQuery(query)).toString();
  const current = findView(own.value, shared.views, query.view);

  const show = (view: SavedView) => change({ ...queryOfAddress(screen, new URLSearchParams(view.address)), view: view.name });

  // Decided once; whatever is asked from then on stays.
  const isUndecided = useRef(true);
  useEffect(() => {
    if (!isUndecided.current) return;
    isUndecided.current = false;
    const first = findView(own.value, shared.views, start.value);
    if (first && addressOf(screen, query).toString() === '')
      change({ ...queryOfAddress(screen, new URLSearchParams(first.address)), view: first.name }, { replace: true });
  }, [own.value, shared.views, start.value, query, change, screen]);

  return {
    own: own.value,
    shared: shared.views,
    current,
    isModified: current !== undefined && canonicalAddress(screen, current) !== address,
    start: start.value,
    mayShare: (session.permission?.level ?? 0) >= superLevel,
    show,
    keep(name, forAll) {
      const view = { name, address };
      if (forAll) void shared.save(withView(shared.views, view));
      else own.save(withView(own.value, view));
      change({ view: name }, { replace: true });
    },
    remove(view) {
      if (own.value.includes(view)) own.save(own.value.filter((other) => other !== view));
      else void shared.save(shared.views.filter((other) => other !== view));
    },
    setStart: (name) => start.save(name),
  };
}
