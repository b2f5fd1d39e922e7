import { useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import type { ThemeName } from '../theme/theme.ts';
import { preferences } from './preferences.ts';

function systemPrefersDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

function watchSystem(onChange: () => void): () => void {
  const query = systemPrefersDark();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Which theme shows now: the person's choice, or what the system prefers. */
export function useThemeName(): ThemeName {
  const { theme } = useSnapshot(preferences);
  const systemIsDark = useSyncExternalStore(watchSystem, () => systemPrefersDark().matches);
  if (theme !== 'system') return theme;
  return systemIsDark ? 'dark' : 'light';
}
