import { type RefObject, useEffect, useRef } from 'react';
import {
  BarChart,
  CanvasRenderer,
  type EChartsCoreOption,
  GridComponent,
  HeatmapChart,
  init,
  LegendComponent,
  LineChart,
  PieChart,
  TooltipComponent,
  use,
  VisualMapComponent,
} from './echarts.ts';

use([LineChart, BarChart, PieChart, HeatmapChart, GridComponent, TooltipComponent, LegendComponent, VisualMapComponent, CanvasRenderer]);

/** Takes the chart as a PNG, as a `data:` address. @param ground its background */
export type TakePicture = (ground: string) => string;

interface ChartProps {
  option: EChartsCoreOption;
  /** What it is, for who cannot see it. */
  label: string;
  picture: RefObject<TakePicture | null>;
}

/** A chart as wide and high as its box. Loaded with the first one, as its library weighs more than the rest of the page. */
export default function Chart({ option, label, picture }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<ReturnType<typeof init>>(undefined);
  useEffect(() => {
    if (!box.current) return;
    const chart = init(box.current);
    drawing.current = chart;
    picture.current = (ground) => chart.getDataURL({ type: 'png', pixelRatio: 2, backgroundColor: ground });
    const observer = new ResizeObserver(() => chart.resize());
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      picture.current = null;
      chart.dispose();
    };
  }, [picture]);
  useEffect(() => {
    drawing.current?.setOption(option, { replaceMerge: ['series'] });
  }, [option]);
  return <div ref={box} className="dash-chart" role="img" aria-label={label} />;
}
