import { useMemo } from 'react';
import type { TilesAnswer } from '../../../../core/answers/tiles-answer.ts';
import type { Screen } from '../../../../core/descriptor/types.ts';
import type { ApiError } from '../../../api/call.ts';
import { type DashboardQuery, tilesRequestOf } from './dashboard-query.ts';
import { useQueriedScreens } from './use-queried-screens.ts';
import { useTiles } from './use-tiles.ts';

/** The numbers of a dashboard and how far they have come. */
export interface DashboardState {
  answer: TilesAnswer | undefined;
  error: ApiError | undefined;
  loading: boolean;
  filters: NonNullable<ReturnType<typeof tilesRequestOf>>['filters'];
  screens: ReadonlyMap<string, Screen> | undefined;
  reload(): void;
}

/** Loads the tiles of a dashboard. A query with filters waits for the screens that tell their types. */
export function useDashboard(screen: Screen, query: DashboardQuery): DashboardState {
  const known = useQueriedScreens(screen, undefined);
  // What an address says of a filter is read by the field's type, so the first question waits for it.
  const isKnown = known !== undefined || Object.keys(query.filters).length === 0;
  const request = useMemo(() => (isKnown ? tilesRequestOf(query, [...(known?.values() ?? [])]) : undefined), [query, known, isKnown]);
  const { answer, error, loading, reload } = useTiles(screen, request);
  return { answer, error, loading, filters: request?.filters, screens: useQueriedScreens(screen, answer), reload };
}
