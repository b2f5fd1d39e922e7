import { ReloadOutlined } from '@ant-design/icons';
import { DatePicker, Segmented } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TilesAnswer } from '../../../core/answers/tiles-answer.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import { type Range, ranges } from '../../../core/descriptor/query-types.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { useText } from '../../state/language.ts';
import { IconButton } from '../../widgets/parts/IconButton.tsx';
import { DescriptorLink } from '../parts/DescriptorLink.tsx';
import { DashboardFilter } from './DashboardFilter.tsx';
import type { DashboardQuery } from './query/dashboard-query.ts';

/** As many as the call takes. */
const mostDays = 366;

interface DashboardHeadProps {
  screen: Screen;
  query: DashboardQuery;
  change(query: DashboardQuery): void;
  /** What is shown right now. */
  answer: TilesAnswer | undefined;
  screens: ReadonlyMap<string, Screen> | undefined;
  loading: boolean;
  reload(): void;
  /** What can be done from here. */
  children?: ReactNode;
}

/** What the page is, which days it is about and what it is narrowed by. */
export function DashboardHead({ screen, query, change, answer, screens, loading, reload, children }: DashboardHeadProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const { dashboard } = screen;
  if (!dashboard) return null;
  const hasTime = dashboard.tiles.flat().some((tile) => tile.query.groupBy?.isTime || tile.query.within !== undefined);
  const fields = dashboard.filters.flatMap((name) => {
    const owner = [...(screens?.values() ?? [])].find((one) => fieldOf(one, name));
    const field = owner && fieldOf(owner, name);
    return field ? [{ owner, field }] : [];
  });
  const range = query.from === undefined ? (query.range ?? dashboard.range) : undefined;
  const filter = (name: string, value: string | undefined) => {
    const { [name]: _, ...others } = query.filters;
    change({ ...query, filters: value === undefined ? others : { ...others, [name]: value } });
  };
  return (
    <header className="dash-head">
      <div className="dash-title">
        <h1>{text(screen.titles.edit ?? screen.label)}</h1>
        {screen.purpose && <p>{text(screen.purpose)}</p>}
      </div>
      <div className="dash-controls">
        {fields.map(({ owner, field }) => (
          <DashboardFilter key={field.name} screen={owner} field={field} value={query.filters[field.name]} onChange={(value) => filter(field.name, value)} />
        ))}
        {hasTime && (
          <div className="dash-days">
            <Segmented<Range | ''>
              aria-label={t('dashboard.range')}
              value={range ?? ''}
              options={ranges.map((value) => ({ value, label: t(`dashboard.ranges.${value}`) }))}
              onChange={(chosen) => chosen && change({ range: chosen, filters: query.filters })}
            />
            <DatePicker.RangePicker
              allowClear={false}
              aria-label={t('dashboard.days')}
              value={answer ? [dayjs(answer.from), dayjs(answer.to)] : null}
              disabledDate={(day, { from }) => from !== undefined && Math.abs(day.diff(from, 'day')) >= mostDays}
              onChange={(_, [from, to]) => from && to && change({ from, to, filters: query.filters })}
            />
          </div>
        )}
        <IconButton label={t('dashboard.refresh')} icon={<ReloadOutlined spin={loading} />} onClick={reload} />
        <DescriptorLink screen={screen} />
        {children}
      </div>
    </header>
  );
}
