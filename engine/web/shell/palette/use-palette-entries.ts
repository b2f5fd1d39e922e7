import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { PermissionAnswer } from '../../../core/calls/permission.ts';
import { languages } from '../../../core/text/text.ts';
import { localPages } from '../../navigation/local-pages.ts';
import { matchPage } from '../../navigation/match-page.ts';
import { menuTrail } from '../../navigation/menu-trail.ts';
import { switchLanguage } from '../../state/i18n.ts';
import { useLanguage, useText } from '../../state/language.ts';
import { preferences } from '../../state/preferences.ts';
import { session } from '../../state/session.ts';
import { useThemeName } from '../../state/theme-name.ts';
import { useLogout } from '../header/use-logout.ts';

export interface PaletteEntry {
  /** Path of a page, or the action's name. */
  key: string;
  label: string;
  /** Section, or what kind of action. */
  place: string;
  words: string[];
  run?(): void;
}

/** Everything the palette can find: pages the caller may open without a record, and what the header can do. */
export function usePaletteEntries(): PaletteEntry[] {
  const { t } = useTranslation('shell');
  const text = useText();
  const language = useLanguage();
  const themeName = useThemeName();
  const logout = useLogout();
  const permission = useSnapshot(session).permission as PermissionAnswer | null;
  if (!permission) return [];
  const screens = permission.routes
    .filter((route) => matchPage(route.path, permission).kind === 'screen')
    .map((route) => ({ route, trail: menuTrail(route.path, permission) }))
    // What the menu names is meant more often than a form of one of its lists: of "New interface" and "New test case" the first.
    .sort((one, other) => Number(other.trail.isInMenu) - Number(one.trail.isInMenu))
    .map(({ route, trail }) => {
      const section = trail.steps[0]?.node.label;
      const sectionWords = section ? Object.values(section) : [];
      return { key: route.path, label: text(route.title), place: text(section), words: [...Object.values(route.title), route.path, ...sectionWords] };
    });
  const local = localPages()
    .filter((page) => !page.hasId && !/^\d+$/.test(page.name))
    .map((page) => ({ key: page.path, label: t(`pages.${page.name}`), place: '', words: [t(`pages.${page.name}`), page.path] }));
  const action = (key: string, run: () => void): PaletteEntry => {
    const label = t(`palette.${key}`);
    return { key, label, place: t('palette.action'), words: [label], run };
  };
  const nextLanguage = languages[(languages.indexOf(language) + 1) % languages.length] ?? language;
  return [
    ...local,
    ...screens,
    action('switchLanguage', () => void switchLanguage(nextLanguage)),
    action(themeName === 'dark' ? 'lightTheme' : 'darkTheme', () => {
      preferences.theme = themeName === 'dark' ? 'light' : 'dark';
    }),
    action('logout', () => void logout()),
  ];
}
