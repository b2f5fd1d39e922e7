import { SearchOutlined } from '@ant-design/icons';
import type { ConfigProviderProps } from 'antd';
import { createElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAntdLocale } from './antd-locale.ts';
import { antdTheme } from './antd-theme.ts';
import type { ThemeName } from './theme.ts';

/** No space between the two Chinese characters of a button: its name is what stands in the words. */
const button = { autoInsertSpace: false };

/** What both faces of the product tell antd: theme, words and sizes. */
export function useAntdConfig(themeName: ThemeName): ConfigProviderProps {
  const { t } = useTranslation('shell');
  const search = t('search');
  // The button of a search box is named by its picture, and the library's own name of that is English.
  const inputSearch = useMemo(() => ({ searchIcon: createElement(SearchOutlined, { 'aria-label': search }) }), [search]);
  return { theme: antdTheme(themeName), locale: useAntdLocale(), componentSize: 'middle', button, inputSearch };
}
