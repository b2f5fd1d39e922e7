import dayjs, { type Dayjs } from 'dayjs';

export const datePresets = ['today', 'yesterday', 'last7', 'last30', 'month'] as const;
export type DatePreset = (typeof datePresets)[number];

/** First and last day of a preset, both included. "Last 7 days" are today and the six before. */
export function daysOf(preset: DatePreset, now: Dayjs = dayjs()): [Dayjs, Dayjs] {
  const today = now.startOf('day');
  switch (preset) {
    case 'today':
      return [today, today];
    case 'yesterday':
      return [today.subtract(1, 'day'), today.subtract(1, 'day')];
    case 'last7':
      return [today.subtract(6, 'day'), today];
    case 'last30':
      return [today.subtract(29, 'day'), today];
    case 'month':
      return [today.startOf('month'), today];
  }
}
