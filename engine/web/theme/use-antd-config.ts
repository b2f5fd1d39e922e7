import type { ConfigProviderProps } from 'antd';
import { useThemeName } from '../state/theme-name.ts';
import { useAntdLocale } from './antd-locale.ts';
import { antdTheme } from './antd-theme.ts';

/** No space between the two Chinese characters of a button: its name is what stands in the words. */
const button = { autoInsertSpace: false };

/** What both faces of the product tell antd: theme, words and sizes. */
export function useAntdConfig(): ConfigProviderProps {
  return { theme: antdTheme(useThemeName()), locale: useAntdLocale(), componentSize: 'middle', button };
}
