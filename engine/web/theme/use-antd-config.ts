import type { ConfigProviderProps } from 'antd';
import { useAntdLocale } from './antd-locale.ts';
import { antdTheme } from './antd-theme.ts';
import type { ThemeName } from './theme.ts';

/** No space between the two Chinese characters of a button: its name is what stands in the words. */
const button = { autoInsertSpace: false };

/** What both faces of the product tell antd: theme, words and sizes. */
export function useAntdConfig(themeName: ThemeName): ConfigProviderProps {
  return { theme: antdTheme(themeName), locale: useAntdLocale(), componentSize: 'middle', button };
}
