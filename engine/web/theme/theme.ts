/** Every colour, size and radius of the product. The build turns it into css variables, shell/antd-theme.ts into antd tokens. */

export type ThemeName = 'light' | 'dark';

export interface Palette {
  page: string;
  surface: string;
  raised: string;
  border: string;
  /** Quiet line drawings. */
  drawing: string;
  /** Of inputs and buttons: 3 : 1 against the surface. */
  controlBorder: string;
  text: string;
  textSecond: string;
  textDisabled: string;
  primary: string;
  success: string;
  warning: string;
  error: string;
  /** Grounds of a notice of that tone, with `text`. */
  successGround: string;
  warningGround: string;
  errorGround: string;
  /** Background of a selected or hovered row or menu entry. */
  selected: string;
  hover: string;
  /** Of a segmented control, and its chosen part: to be told from every ground it stands on. */
  track: string;
  thumb: string;
  /** Text on a filled primary or error ground. */
  onFilled: string;
  /** Grounds with `onFilled` text. */
  filledPrimary: string;
  filledError: string;
  /** Of the banner nobody may overlook, with `onAlarm` text. */
  alarm: string;
  onAlarm: string;
  /** Of a tooltip, with `onFilled` text. */
  spotlight: string;
  /** Of what floats: menus, dialogs, toasts. */
  shadow: string;
}

export const palettes: Record<ThemeName, Palette> = {
  light: {
    page: '#F6F7F9',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    border: '#E3E7ED',
    drawing: '#D3DAE4',
    controlBorder: '#8A93A3',
    text: '#1B2330',
    textSecond: '#566072',
    textDisabled: '#68707F',
    primary: '#2F5BD7',
    success: '#18794E',
    warning: '#8A6100',
    error: '#C62A2F',
    successGround: '#E9F5EF',
    warningGround: '#FCF4E1',
    errorGround: '#FCECEC',
    selected: '#EAF0FD',
    hover: '#F0F2F6',
    track: '#E7EBF0',
    thumb: '#FFFFFF',
    onFilled: '#FFFFFF',
    filledPrimary: '#2F5BD7',
    filledError: '#C62A2F',
    alarm: '#C62A2F',
    onAlarm: '#FFFFFF',
    spotlight: '#1B2330',
    shadow: '0 6px 20px rgb(27 35 48 / 12%)',
  },
  dark: {
    page: '#0D1117',
    surface: '#12161D',
    raised: '#1A202A',
    border: '#2A3240',
    drawing: '#2A3240',
    controlBorder: '#5A6576',
    text: '#E6EAF0',
    textSecond: '#A7B0BF',
    textDisabled: '#8893A6',
    primary: '#6E8FF5',
    success: '#4CC38A',
    warning: '#F1B94B',
    error: '#FF8B84',
    successGround: '#10241B',
    warningGround: '#2A2113',
    errorGround: '#2E1719',
    selected: '#1B2745',
    hover: '#1D242F',
    track: '#1D242F',
    thumb: '#323C4D',
    onFilled: '#0D1117',
    filledPrimary: '#6E8FF5',
    filledError: '#FF8B84',
    alarm: '#C62A2F',
    onAlarm: '#FFFFFF',
    spotlight: '#E6EAF0',
    shadow: '0 6px 20px rgb(0 0 0 / 50%)',
  },
};

/** Colours of port and parameter types, the same in palette, ports, edges, tables and docs. */
export const typeColors: Record<ThemeName, Record<string, string>> = {
  light: {
    string: '#0B6BCB',
    integer: '#7A4FD0',
    float: '#A23FB0',
    boolean: '#0F7B6C',
    date: '#946800',
    array: '#B3541E',
    object: '#4A5568',
    file: '#C2255C',
    row: '#18794E',
    money: '#8A6D00',
    decimal: '#A23FB0',
    any: '#697282',
  },
  dark: {
    string: '#5AA9F2',
    integer: '#AD8CF0',
    float: '#D383DE',
    boolean: '#45BFAD',
    date: '#F1B94B',
    array: '#EB8F58',
    object: '#A7B0BF',
    file: '#F27AA3',
    row: '#4CC38A',
    money: '#D9B93F',
    decimal: '#D383DE',
    any: '#98A2B3',
  },
};

/** Series of a chart in this order: blue, green, amber, violet, red, slate. */
export function chartColors(theme: ThemeName): string[] {
  const types = typeColors[theme];
  return [types.string, types.row, types.date, types.integer, palettes[theme].error, types.object].flatMap((color) => color ?? []);
}

/** Fonts with Latin letters first, on Linux and Android too: the quotes of a Chinese font are as wide as a Chinese letter. */
export const fonts = {
  text: '-apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  code: 'ui-monospace, "JetBrains Mono", Menlo, Consolas, "Noto Sans Mono CJK SC", monospace',
};

export const sizes = {
  header: 48,
  tabs: 36,
  menu: 256,
  menuCollapsed: 64,
  radius: 6,
  radiusCard: 8,
  radiusTag: 4,
  control: 32,
  controlCompact: 28,
  controlRoomy: 40,
};

/** The product's css variables: `--p-text`, `--p-type-string`, `--p-font-code`, `--p-header` … for our own css. */
export function cssVariables(): string {
  const shared = [`--p-font:${fonts.text}`, `--p-font-code:${fonts.code}`, ...Object.entries(sizes).map(([name, pixels]) => `--p-${kebab(name)}:${pixels}px`)];
  return [
    `:root{${[...shared, 'color-scheme:light', ...variablesOf('light')].join(';')}}`,
    `:root[data-theme=dark]{${['color-scheme:dark', ...variablesOf('dark')].join(';')}}`,
  ].join('\n');
}

function variablesOf(theme: ThemeName): string[] {
  return [
    ...Object.entries(palettes[theme]).map(([name, color]) => `--p-${kebab(name)}:${color}`),
    ...Object.entries(typeColors[theme]).map(([name, color]) => `--p-type-${name}:${color}`),
  ];
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
