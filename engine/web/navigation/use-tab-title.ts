import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { PermissionAnswer } from '../../core/calls/permission.ts';
import { useLanguage, useText } from '../state/language.ts';
import { session } from '../state/session.ts';
import { tabs } from '../state/tabs.ts';
import { matchPage } from './match-page.ts';

/** Names any path in the active language: a page's own title where it set one, else its route's. */
function usePageTitle(): (path: string) => string {
  const { t } = useTranslation('shell');
  const text = useText();
  const permission = useSnapshot(session).permission as PermissionAnswer | null;
  return useCallback(
    (path: string) => {
      if (!permission) return '';
      const matched = matchPage(path, permission);
      switch (matched.kind) {
        case 'local':
          return t(`pages.${matched.page.name}`);
        case 'screen':
          return matched.id === undefined ? text(matched.route.title) : `${text(matched.route.titleOfRecord ?? matched.route.title)} #${matched.id}`;
        case 'forbidden':
          return text(matched.route.title);
        case 'missing':
          return t('pages.missing');
      }
    },
    [permission, t, text],
  );
}

/** Returns a tab's own title where it has one in the reader's language, else the title of its page. */
export function useTabTitle(key: string): string {
  const own = useSnapshot(tabs).items.find((tab) => tab.key === key)?.title;
  const language = useLanguage();
  const titleOf = usePageTitle();
  return own?.language === language ? own.text : titleOf(key);
}
