import type { LocalPageName } from '../../navigation/local-pages.ts';
import { lazyPage } from '../../page/lazy-page.ts';
import { currentSite } from '../../transport/login-address.ts';
import type { LazyPart } from '../../widgets/base/lazy-part.ts';

/** Apart from local-pages.ts, because the pages themselves read that list. */
export const localPageComponents: Record<LocalPageName, LazyPart<{ id?: string }>> = {
  home: lazyPage(() => (currentSite() === 'admin' ? import('../pages/HomePage.tsx') : import('../pages/ConsoleHomePage.tsx'))),
  params: lazyPage(() => import('../pages/ParamsPage.tsx')),
  query: lazyPage(() => import('../pages/QueryPage.tsx')),
  errorLog: lazyPage(() => import('../pages/ErrorLogPage.tsx')),
  '401': lazyPage(() => import('../pages/ForbiddenPage.tsx')),
  '500': lazyPage(() => import('../pages/ServerErrorPage.tsx')),
};
