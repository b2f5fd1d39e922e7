import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OverviewTraffic } from '../../../../core/calls/overview.ts';
import { useNumber } from '../../../renderer/parts/use-number.ts';
import { roundTop, stackedAreas } from './stacked-areas.ts';

const kinds = ['ok', 'refused', 'failed'] as const;
type Day = OverviewTraffic['days'][number];

/** Open calls of 30 days by outcome. The day under the pointer is told in the legend; a table says everything. */
export function TrafficChart({ days }: { days: Day[] }) {
  const { t } = useTranslation('shell');
  const number = useNumber();
  const [pointed, setPointed] = useState<number>();
  const day = pointed === undefined ? undefined : days[pointed];
  const top = roundTop(Math.max(...days.map(({ ok, refused, failed }) => ok + refused + failed)));
  const areas = stackedAreas(
    kinds.map((kind) => days.map((one) => one[kind])),
    top,
  );
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPointed(Math.min(days.length - 1, Math.max(0, Math.round(((event.clientX - left) / width) * (days.length - 1)))));
  };
  return (
    <section className="p-box p-traffic">
      <header className="p-chart-head">
        <h2>{t('home.traffic')}</h2>
        <span className="p-second p-digits">
          {day ? (day === days.at(-1) ? t('home.soFar', { date: day.date }) : day.date) : t('home.days', { count: days.length })}
        </span>
        <ul className="p-legend">
          {kinds.map((kind) => (
            <li key={kind} className={`p-legend-${kind}`}>
              {t(`home.kinds.${kind}`)} <b className="p-digits">{number.whole(day ? day[kind] : days.reduce((sum, one) => sum + one[kind], 0))}</b>
            </li>
          ))}
        </ul>
      </header>
      <div className="p-chart">
        <div className="p-chart-scale p-digits" aria-hidden="true">
          {[1, 0.5, 0].map((part) => (
            <span key={part}>{number.short(top * part)}</span>
          ))}
        </div>
        <div className="p-chart-box" onPointerMove={point} onPointerLeave={() => setPointed(undefined)}>
          <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            {[0, 0.5, 1].map((at) => (
              <path key={at} className="p-chart-grid" d={`M0,${at}H1`} />
            ))}
            {areas.map(({ area, line, running }, at) => (
              <g key={kinds[at]} className={`p-area-${kinds[at]}`}>
                <path className="p-area" d={area} />
                <path className="p-area-line" d={line} />
                <path className="p-area-line p-area-running" d={running} />
              </g>
            ))}
          </svg>
          {pointed !== undefined && <span className="p-chart-cursor" style={{ insetInlineStart: `${(pointed / (days.length - 1)) * 100}%` }} />}
        </div>
        <div className="p-chart-days p-digits" aria-hidden="true">
          {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map((one) => (
            <span key={one?.date}>{one?.date.slice(5)}</span>
          ))}
        </div>
      </div>
      <details className="p-chart-table">
        <summary>{t('home.table')}</summary>
        <TrafficTable days={days} />
      </details>
    </section>
  );
}

function TrafficTable({ days }: { days: Day[] }) {
  const { t } = useTranslation('shell');
  const number = useNumber();
  return (
    <table className="p-digits">
      <thead>
        <tr>
          <th scope="col">{t('home.date')}</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {t(`home.kinds.${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day, at) => (
          <tr key={day.date}>
            <th scope="row">{at === 0 ? t('home.soFar', { date: day.date }) : day.date}</th>
            {kinds.map((kind) => (
              <td key={kind}>{number.whole(day[kind])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
