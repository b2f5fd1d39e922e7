import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { useTranslation } from 'react-i18next';
import { datePresets, daysOf } from './date-presets.ts';

interface DayRangeProps {
  id: string;
  range: [Dayjs | null, Dayjs | null];
  onChange(range: [Dayjs | null, Dayjs | null]): void;
}

/** Two days, both included, with the ranges people ask for most. */
export function DayRange({ id, range, onChange }: DayRangeProps) {
  const { t } = useTranslation('list');
  return (
    <DatePicker.RangePicker
      id={{ start: id }}
      allowEmpty={[true, true]}
      style={{ width: '100%' }}
      value={range}
      presets={datePresets.map((preset) => ({ label: t(`presets.${preset}`), value: () => daysOf(preset) }))}
      onChange={(days) => onChange(days ? [days[0], days[1]] : [null, null])}
    />
  );
}
