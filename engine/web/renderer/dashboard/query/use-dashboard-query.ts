import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Screen } from '../../../../core/descriptor/types.ts';
import { type DashboardQuery, dashboardAddress, dashboardQueryOf } from './dashboard-query.ts';

/** The query of a dashboard lives in the address of its tab; while another tab is in front, the dashboard keeps the one it had. */
export function useDashboardQuery(screen: Screen): [DashboardQuery, (query: DashboardQuery) => void] {
  const path = screen.routes.edit ?? '/';
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const inFront = pathname === path;
  const read = useRef(screen);
  read.current = screen;
  const [query, setQuery] = useState(() => dashboardQueryOf(screen, new URLSearchParams(inFront ? search : '')));
  useEffect(() => {
    if (inFront) setQuery(dashboardQueryOf(read.current, new URLSearchParams(search)));
  }, [inFront, search]);
  const change = useCallback((next: DashboardQuery) => void navigate({ pathname: path, search: dashboardAddress(next).toString() }), [navigate, path]);
  return [query, change];
}
