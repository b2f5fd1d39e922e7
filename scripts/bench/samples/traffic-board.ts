import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenFile } from '../../../engine/core/descriptor/file-types.ts';

const text = (en: string) => ({ zh_cn: en, en });

/** The days' sums of the access log, as a file shows them. */
const trafficDay: ScreenFile = {
  name: 'traffic_day',
  label: text('Day'),
  source: 'access_day',
  schema: {
    type: 'object',
    properties: {
      date: { type: 'string', format: 'date', label: text('Date') },
      kind: { type: 'string', enum: ['ok', 'refused', 'failed'], label: text('Outcome') },
      calls: { type: 'integer', label: text('Calls') },
    },
  },
  list: { columns: ['date', 'kind', 'calls'], filters: ['date', 'kind'], sort: ['-date'] },
};

const byDay = { from: 'traffic_day', aggregate: 'sum', field: 'calls', groupBy: { time: 'date', bucket: 'day' } } as const;

/** A dashboard over them with a tile of each kind. */
const trafficBoard: ScreenFile = {
  name: 'traffic_board',
  label: text('Traffic'),
  dashboard: {
    range: '30d',
    compare: true,
    tiles: [
      [
        { label: text('Calls'), as: 'stat', query: byDay },
        { label: text('Failures'), as: 'stat', query: { ...byDay, where: { kind: 'failed' } } },
      ],
      [
        { label: text('Calls by day'), as: 'area', query: { ...byDay, series: 'kind' } },
        { label: text('Busiest day'), as: 'list', query: { from: 'traffic_day', sort: ['-date'] } },
      ],
    ],
  },
};

/** Writes both where a server looks for dropped screens. */
export function dropTrafficBoard(schemas: string): void {
  mkdirSync(schemas, { recursive: true });
  for (const file of [trafficDay, trafficBoard]) writeFileSync(join(schemas, `${file.name}.json`), JSON.stringify(file));
}
