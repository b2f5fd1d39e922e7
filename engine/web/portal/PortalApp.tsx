import { App as AntdApp, ConfigProvider } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { HomePathContext } from '../navigation/home-path-context.ts';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import { SiteFooter } from '../page/SiteFooter.tsx';
import { Toasts } from '../shell/feedback/Toasts.tsx';
import NotFoundPage from '../shell/pages/NotFoundPage.tsx';
import { useThemeName } from '../state/theme-name.ts';
import { useAntdConfig } from '../theme/use-antd-config.ts';
import { portalHome } from '../transport/login-address.ts';
import { Hints } from '../widgets/parts/Hints.tsx';
import { PortalHeader } from './PortalHeader.tsx';
import type { PortalRoute } from './portal-routes.ts';
import { siteFacts } from './site-facts.ts';

/** The frame of the portal: theme, router, header, and the page of the address. */
export function PortalApp({ routes }: { routes: PortalRoute[] }) {
  const { t } = useTranslation('shell');
  const themeName = useThemeName();
  const antdConfig = useAntdConfig(themeName);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    document.documentElement.dataset.theme = themeName;
  }, [themeName]);
  return (
    <ConfigProvider {...antdConfig}>
      <AntdApp className="p-app">
        <HomePathContext value={portalHome}>
          <BrowserRouter useTransitions={false}>
            <div className="portal">
              <a className="p-skip" href="#p-content">
                {t('skip')}
              </a>
              <PortalHeader />
              <main className="portal-content" id="p-content" tabIndex={-1}>
                <ErrorBoundary key={attempt} onRetry={() => setAttempt(attempt + 1)}>
                  <Suspense>
                    <Routes>
                      {routes.map(({ path, Page }) => (
                        <Route key={path} path={path} element={<Page />} />
                      ))}
                      <Route path="*" element={<NotFoundPage />} />
                    </Routes>
                  </Suspense>
                </ErrorBoundary>
                <SiteFooter record={siteFacts()} />
              </main>
            </div>
          </BrowserRouter>
        </HomePathContext>
        <Toasts />
        <Hints />
      </AntdApp>
    </ConfigProvider>
  );
}
