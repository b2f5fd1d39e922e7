import { App as AntdApp, ConfigProvider } from 'antd';
import { useEffect } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { useAntdLocale } from '../antd-locale.ts';
import { homePath } from '../state/tabs.ts';
import { useThemeName } from '../state/theme-name.ts';
import { antdTheme } from './antd-theme.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { Shell } from './Shell.tsx';

/** Everything around the pages: theme, antd's words, router. `failure` is why the session could not be loaded. */
export function App({ failure }: { failure: unknown }) {
  const themeName = useThemeName();
  const locale = useAntdLocale();
  useEffect(() => {
    document.documentElement.dataset.theme = themeName;
  }, [themeName]);
  return (
    <ConfigProvider theme={antdTheme(themeName)} {...(locale && { locale })} componentSize="middle">
      <AntdApp className="p-app">
        <BrowserRouter basename="/admin">
          <Routes>
            {failure !== undefined && <Route path="*" element={<ErrorPage error={failure} onRetry={() => location.reload()} />} />}
            <Route path="/" element={<Navigate to={homePath} replace />} />
            <Route path="*" element={<Shell />} />
          </Routes>
        </BrowserRouter>
      </AntdApp>
    </ConfigProvider>
  );
}
