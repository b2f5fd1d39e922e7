import { defineServerPlugin } from '../../../engine/server/index.ts';
import { fillCoarser } from './rollup/fill-coarser.ts';
import { tellGaps } from './tell-gaps.ts';
import { trafficSchedules } from './traffic-schedules.ts';
import { trafficTables } from './traffic-tables.ts';

export default defineServerPlugin({
  name: 'traffic',
  tables: trafficTables,
  schedules: trafficSchedules,
  async start(platform) {
    await fillCoarser(platform.database);
    return tellGaps(platform);
  },
});
