/** What is used of ECharts, and nothing else of it: the build makes one module of this file and keeps it (`scripts/build/plugins/charts.ts`). */
export { BarChart, HeatmapChart, LineChart, PieChart } from 'echarts/charts';
export { GridComponent, LegendComponent, TooltipComponent, VisualMapComponent } from 'echarts/components';
export { type EChartsCoreOption, init, use } from 'echarts/core';
export { CanvasRenderer } from 'echarts/renderers';
