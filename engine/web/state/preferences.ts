import { proxy, subscribe } from 'valtio/vanilla';
import { readStored, writeStored } from './stored.ts';

export const themeModes = ['light', 'dark', 'system'] as const;
type ThemeMode = (typeof themeModes)[number];

interface Preferences {
  theme: ThemeMode;
  isMenuCollapsed: boolean;
}

/** Also read by early.ts, before the first paint. */
const preferencesKey = 'portico-preferences';

/** How this person likes the back-office on this browser; remembered across visits. */
export const preferences = proxy<Preferences>(storedPreferences());

if (typeof localStorage !== 'undefined') subscribe(preferences, () => writeStored(preferencesKey, { ...preferences }));

function storedPreferences(): Preferences {
  const stored = typeof localStorage === 'undefined' ? null : readStored(preferencesKey);
  const saved: Partial<Record<keyof Preferences, unknown>> = typeof stored === 'object' && stored !== null ? stored : {};
  return { theme: themeModes.find((mode) => mode === saved.theme) ?? 'system', isMenuCollapsed: saved.isMenuCollapsed === true };
}
