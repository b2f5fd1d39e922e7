import type { Bucket, TileShape } from '../../../../core/descriptor/query-types.ts';
import type { Tone } from '../../../../core/descriptor/types.ts';
import { fonts, type Palette } from '../../../theme/theme.ts';
import { byteStep, isNamed } from './axis-steps.ts';
import { bucketLabel, type ChartData } from './chart-data.ts';
import type { EChartsCoreOption } from './echarts.ts';

interface Look {
  palette: Palette;
  /** Of the series, in their order. */
  colors: string[];
  /** BCP 47. */
  tag: string;
  isStill: boolean;
  number(value: number, place?: 'short'): string;
}

type ChartShape = Exclude<TileShape, 'stat' | 'list'>;

/** The groups are intervals of time, which stand beside one another; others are bars below one another. */
interface Drawn {
  as: ChartShape;
  isTime: boolean;
  /** Series add up to a whole. */
  isStacked: boolean;
  /** Numbers of records, which have no parts. */
  isCount: boolean;
  isBytes?: boolean;
  /** Of the intervals. */
  bucket?: Bucket | undefined;
  data: ChartData;
}

/** Drawn on the canvas: as HTML, a record's text could be markup. */
function tooltipLook(palette: Palette): EChartsCoreOption {
  return {
    renderMode: 'richText',
    confine: true,
    backgroundColor: palette.raised,
    borderColor: palette.border,
    textStyle: { color: palette.text, fontSize: 12 },
  };
}

/** A chart in the words of ECharts. */
export function chartOption({ as, isTime, isStacked, isCount, isBytes = false, bucket, data }: Drawn, look: Look): EChartsCoreOption {
  const { palette, colors, isStill, number } = look;
  const legend = {
    show: as === 'pie' || data.series.length > 1,
    type: 'scroll',
    bottom: 0,
    icon: 'roundRect',
    itemWidth: 10,
    itemHeight: 10,
    textStyle: { color: palette.textSecond },
    pageTextStyle: { color: palette.textSecond },
    pageIconColor: palette.textSecond,
    pageIconInactiveColor: palette.border,
  };
  const base: EChartsCoreOption = {
    color: colors,
    animation: !isStill,
    animationDuration: 200,
    textStyle: { fontFamily: fonts.text, color: palette.textSecond },
    tooltip: {
      ...tooltipLook(palette),
      valueFormatter: (value: unknown) => (typeof value === 'number' ? number(value) : '–'),
    },
    legend,
  };
  if (as === 'pie') {
    const shares = new Map(data.groups.map(({ label }, at) => [label, data.series[0]?.values[at] ?? 0]));
    const formatter = (name: string) => `${name}  ${number(shares.get(name) ?? 0)}`;
    return { ...base, legend: { ...legend, formatter }, series: [pieOf(data, look)] };
  }
  if (as === 'heat') return { ...base, ...heatOf(data, look) };
  const names = data.groups.map(({ label }) => label);
  const lineColors = colorsOf(data.series, look);
  const isLying = as === 'bar' && !isTime;
  const interval = isNamed(
    data.groups.map(({ key }) => String(key)),
    bucket,
  );
  const step = byteStep(mostOf(data, isStacked && as !== 'line'));
  const category = {
    type: 'category',
    data: names,
    inverse: isLying,
    boundaryGap: as === 'bar',
    axisLine: { lineStyle: { color: palette.border } },
    axisTick: { show: false },
    axisLabel: { color: palette.textSecond, hideOverlap: true, ...(isLying && { width: 120, overflow: 'truncate' }), ...(interval && { interval }) },
  };
  const value = {
    type: 'value',
    splitNumber: 3,
    ...(isCount && { minInterval: 1 }),
    ...(isBytes && { interval: step, max: ({ max }: { max: number }) => Math.max(1, Math.ceil(max / step)) * step }),
    axisLabel: { color: palette.textSecond, hideOverlap: true, formatter: (measured: number) => number(measured, 'short') },
    splitLine: { lineStyle: { color: palette.border } },
  };
  return {
    ...base,
    tooltip: {
      ...(base.tooltip as object),
      trigger: 'axis',
      axisPointer: { type: as === 'bar' ? 'shadow' : 'line', shadowStyle: { color: palette.hover, opacity: 0.5 } },
    },
    grid: { left: 8, right: 16, top: 12, bottom: data.series.length > 1 ? 32 : 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: isLying ? value : category,
    yAxis: isLying ? category : value,
    series: data.series.map(({ label, values }, line) => ({
      name: label,
      color: lineColors[line],
      type: as === 'bar' ? 'bar' : 'line',
      data: values,
      barMaxWidth: 28,
      symbol: (_: unknown, { dataIndex }: { dataIndex: number }) => (isLone(values, dataIndex) ? 'circle' : 'none'),
      showAllSymbol: true,
      symbolSize: 6,
      lineStyle: { width: 1.5 },
      ...(isStacked && as !== 'line' && data.series.length > 1 && { stack: 'all' }),
      // Areas that lie upon one another are told apart by their colour alone.
      ...(as === 'area' && { areaStyle: { opacity: isStacked && data.series.length > 1 ? 0.45 : 0.18 } }),
    })),
  };
}

/** The largest value that is drawn. */
function mostOf({ groups, series }: ChartData, isStacked: boolean): number {
  const heights = groups
    .map((_, at) => series.map(({ values }) => values[at] ?? 0))
    .map((parts) => (isStacked ? parts.reduce((sum, part) => sum + part, 0) : Math.max(0, ...parts)));
  return Math.max(0, ...heights);
}

/** A point between gaps has no line, so it is drawn itself. */
function isLone(values: readonly (number | null)[], at: number): boolean {
  return typeof values[at - 1] !== 'number' && typeof values[at + 1] !== 'number';
}

/** A colour for each: that of its meaning, or the next that stands for none of theirs. */
function colorsOf(parts: readonly { tone?: Tone | undefined }[], { palette, colors }: Look): string[] {
  const meant = { default: palette.textDisabled, info: colors[0]!, success: palette.success, warning: palette.warning, error: palette.error };
  const usedColors = new Set(parts.flatMap(({ tone }) => (tone ? [meant[tone]] : [])));
  const free = colors.filter((color) => !usedColors.has(color));
  const usedTones = new Set<string>();
  let next = 0;
  return parts.map(({ tone }) => {
    const own = tone && meant[tone];
    if (own && !usedTones.has(own)) {
      usedTones.add(own);
      return own;
    }
    return free[next++ % free.length] ?? colors[0]!;
  });
}

function pieOf({ groups, series }: ChartData, look: Look): object {
  const { palette } = look;
  const slices = colorsOf(groups, look);
  return {
    type: 'pie',
    radius: ['48%', '76%'],
    center: ['50%', '44%'],
    itemStyle: { borderColor: palette.surface, borderWidth: 2 },
    label: { show: false },
    data: groups.map(({ label }, at) => ({ name: label, value: series[0]?.values[at] ?? 0, itemStyle: { color: slices[at] } })),
  };
}

/** Hours from left to right, days from top to bottom. */
function heatOf({ groups, series }: ChartData, { palette, colors, tag, number }: Look): object {
  const days = [...new Set(groups.map(({ key }) => String(key).slice(0, 10)))];
  const values = series[0]?.values ?? [];
  const cells = groups.map(({ key }, at) => [Number(String(key).slice(11, 13)), days.indexOf(String(key).slice(0, 10)), values[at] ?? '-'] as const);
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  const axis = { type: 'category', axisLine: { show: false }, axisTick: { show: false }, axisLabel: { color: palette.textSecond, hideOverlap: true } };
  const names = days.map((day) => bucketLabel(day, 'day', tag));
  return {
    tooltip: {
      ...tooltipLook(palette),
      formatter: ({ value }: { value: [number, number, number | '-'] }) =>
        `${names[value[1]]} ${hours[value[0]]}  ${value[2] === '-' ? '–' : number(value[2])}`,
    },
    grid: { left: 8, right: 16, top: 12, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: { ...axis, data: hours },
    yAxis: { ...axis, data: names, inverse: true },
    visualMap: { show: false, min: 0, max: Math.max(1, ...values.map((value) => value ?? 0)), inRange: { color: [palette.hover, colors[0]] } },
    series: [{ type: 'heatmap', data: cells, itemStyle: { borderColor: palette.surface, borderWidth: 1 } }],
  };
}
