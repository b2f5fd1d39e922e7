import { App as AntdApp, ConfigProvider } from 'antd';
import { useEffect } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { codes } from '../../core/protocol/codes.ts';
import { siteBases } from '../../core/protocol/site.ts';
import { ErrorPage } from '../page/ErrorPage.tsx';
import { homePath } from '../state/tabs.ts';
import { useThemeName } from '../state/theme-name.ts';
import { useAntdConfig } from '../theme/use-antd-config.ts';
import { ApiError } from '../transport/api-error.ts';
import { currentSite } from '../transport/login-address.ts';
import { MemberWidgets } from '../widgets/base/member-widgets.ts';
import { Hints } from '../widgets/parts/Hints.tsx';
import { widgetOf } from '../widgets/registry.ts';
import { NotAdministratorPage } from './pages/NotAdministratorPage.tsx';
import { Shell } from './Shell.tsx';

/**
 * Everything around the pages: theme, antd's words, router.
 * @param isAhead nobody is known yet: no page is drawn, and what it takes to draw one is computed
 * @param failure why the session could not be loaded
 */
export function App({ isAhead = false, failure }: { isAhead?: boolean; failure?: unknown }) {
  const themeName = useThemeName();
  const antdConfig = useAntdConfig(themeName);
  useEffect(() => {
    document.documentElement.dataset.theme = themeName;
  }, [themeName]);
  return (
    <ConfigProvider {...antdConfig}>
      <AntdApp className="p-app">
        <MemberWidgets value={widgetOf}>
          {/* At once: as a transition a navigation is shown after whatever else is drawn, and what is pressed meanwhile meets the page before. */}
          {!isAhead && (
            <BrowserRouter basename={siteBases[currentSite()]} useTransitions={false}>
              <Routes>
                {failure !== undefined && <Route path="*" element={<Failure failure={failure} />} />}
                <Route path="/" element={<Navigate to={homePath} replace />} />
                <Route path="*" element={<Shell />} />
              </Routes>
            </BrowserRouter>
          )}
          <Hints />
        </MemberWidgets>
      </AntdApp>
    </ConfigProvider>
  );
}

/** The rights could not be loaded: mostly the server is away, or the account has none here. */
function Failure({ failure }: { failure: unknown }) {
  if (failure instanceof ApiError && failure.ret === codes.noRight) return <NotAdministratorPage requestId={failure.requestId} />;
  return <ErrorPage error={failure} onRetry={() => location.reload()} />;
}
