import { useMemo, useRef } from 'react';
import { languageFacts } from '../../../../generated/words/languages.ts';
import { useMedia } from '../../page/use-media.ts';
import { useLanguage } from '../../state/language.ts';
import { useThemeName } from '../../state/theme-name.ts';
import { chartColors, palettes } from '../../theme/theme.ts';
import Chart, { type TakePicture } from './chart/Chart.tsx';
import type { ChartData } from './chart/chart-data.ts';
import { chartOption } from './chart/chart-option.ts';
import './dashboard.css';

export interface DataChartProps {
  as: 'bar' | 'line' | 'pie';
  data: ChartData;
  /** What it is, for who cannot see it. */
  label: string;
}

/** Numbers at hand as a chart of the dashboards. */
export default function DataChart({ as, data, label }: DataChartProps) {
  const theme = useThemeName();
  const { tag } = languageFacts[useLanguage()];
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const picture = useRef<TakePicture | null>(null);
  const option = useMemo(() => {
    const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 6 });
    return chartOption(
      { as, isTime: as === 'line', isStacked: false, isCount: false, data },
      { palette: palettes[theme], colors: chartColors(theme), tag, isStill, number: (value) => format.format(value) },
    );
  }, [as, data, tag, theme, isStill]);
  return <Chart option={option} label={label} picture={picture} />;
}
