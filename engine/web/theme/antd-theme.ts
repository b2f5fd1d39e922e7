import { type MappingAlgorithm, type ThemeConfig, theme } from 'antd';
import { fonts, type Palette, palettes, sizes, type ThemeName } from './theme.ts';

/** The product's tokens as antd takes them. Its css is a static file; only the variables are written while running. */
export function antdTheme(name: ThemeName): ThemeConfig {
  const palette = palettes[name];
  const floating = `0 0 0 1px ${palette.border}, ${palette.shadow}`;
  return {
    zeroRuntime: true,
    hashed: false,
    cssVar: { key: 'p' },
    algorithm: [name === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm, pinColors(palette)],
    token: {
      fontFamily: fonts.text,
      fontFamilyCode: fonts.code,
      fontSize: 14,
      lineHeight: 22 / 14,
      fontSizeHeading1: 30,
      fontSizeHeading2: 20,
      fontSizeHeading3: 20,
      fontSizeHeading4: 16,
      fontSizeHeading5: 14,
      fontWeightStrong: 600,
      colorPrimary: palette.primary,
      colorLink: palette.primary,
      colorInfo: palette.primary,
      colorSuccess: palette.success,
      colorWarning: palette.warning,
      colorError: palette.error,
      colorText: palette.text,
      colorTextSecondary: palette.textSecond,
      colorTextTertiary: palette.textSecond,
      colorTextDescription: palette.textSecond,
      colorTextPlaceholder: palette.textDisabled,
      colorTextDisabled: palette.textDisabled,
      colorBgLayout: palette.page,
      colorBgBase: palette.surface,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.raised,
      colorBorder: palette.controlBorder,
      colorBorderSecondary: palette.border,
      colorSplit: palette.border,
      borderRadius: sizes.radius,
      borderRadiusLG: sizes.radiusCard,
      borderRadiusSM: sizes.radiusTag,
      controlHeight: sizes.control,
      controlHeightSM: sizes.controlCompact,
      controlHeightLG: sizes.controlRoomy,
      // A window whose movement takes no time is never told that it has ended, and stays: it must not begin.
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      motionDurationSlow: '0.2s',
      motionDurationMid: '0.16s',
      motionDurationFast: '0.12s',
      colorTextLightSolid: palette.onFilled,
      colorBgSpotlight: palette.spotlight,
      boxShadow: floating,
      boxShadowSecondary: floating,
      boxShadowTertiary: 'none',
      wireframe: false,
    },
    components: {
      Menu: {
        itemBg: palette.surface,
        subMenuItemBg: palette.surface,
        itemColor: palette.text,
        itemSelectedBg: palette.selected,
        itemSelectedColor: palette.primary,
        itemHoverBg: palette.hover,
        itemHeight: 36,
        itemMarginInline: 8,
        iconMarginInlineEnd: 10,
        activeBarBorderWidth: 0,
        collapsedWidth: sizes.menuCollapsed,
      },
      // Rows of 48, 40 and 32 pixels: a line of 22, one of the border, and this above and below.
      Table: {
        cellPaddingBlock: 12.5,
        cellPaddingBlockMD: 8.5,
        cellPaddingBlockSM: 4.5,
        headerBg: palette.page,
        headerSortActiveBg: palette.page,
        headerSortHoverBg: palette.hover,
        bodySortBg: palette.surface,
        headerColor: palette.textSecond,
        rowHoverBg: palette.hover,
        headerSplitColor: palette.border,
      },
      Card: { headerFontSize: 16 },
      Segmented: { trackBg: palette.track, itemSelectedBg: palette.thumb, itemColor: palette.textSecond },
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      // The ground of a switch that is off, on which its word stands.
      Switch: { colorTextQuaternary: palette.textDisabled, colorTextTertiary: palette.textSecond },
      Tag: { borderRadiusSM: sizes.radiusTag },
    },
  };
}

/** antd's algorithms shift the colours they are given; ours are measured for contrast and stay what they are. */
function pinColors(palette: Palette): MappingAlgorithm {
  return (seed, derived) => ({
    ...(derived ?? theme.defaultAlgorithm(seed)),
    colorPrimary: palette.primary,
    colorPrimaryText: palette.primary,
    colorLink: palette.primary,
    colorInfo: palette.primary,
    colorInfoText: palette.primary,
    colorSuccess: palette.success,
    colorSuccessText: palette.success,
    colorWarning: palette.warning,
    colorWarningText: palette.warning,
    colorError: palette.error,
    colorErrorText: palette.error,
    colorPrimaryBg: palette.selected,
    colorSuccessBg: palette.successGround,
    colorWarningBg: palette.warningGround,
    colorErrorBg: palette.errorGround,
  });
}
