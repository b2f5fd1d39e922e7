import { Skeleton } from 'antd';
import { lazyPart } from '../../widgets/base/lazy-part.ts';
import type { DataChartProps } from './DataChart.tsx';

/** Loaded with the first chart. */
export const LazyDataChart = lazyPart<DataChartProps>(
  () => import('./DataChart.tsx'),
  <Skeleton.Node active className="dash-chart" style={{ width: '100%', height: '100%' }} />,
);
