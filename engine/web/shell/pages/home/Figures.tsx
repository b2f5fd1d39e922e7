import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Overview, OverviewTraffic } from '../../../../core/calls/overview.ts';
import { ListLink } from '../../../renderer/parts/ListLink.tsx';
import { Sparkline } from '../../../renderer/parts/Sparkline.tsx';
import { useNumber } from '../../../renderer/parts/use-number.ts';
import { useText } from '../../../state/language.ts';

const week = 7;
/** Greater numbers are written short, with the whole one on hover. */
const wholeBelow = 100_000;

/** The numbers one looks for first, each with its curve of 30 days and what the last 7 brought. */
export function Figures({ overview }: { overview: Overview }) {
  const { t } = useTranslation('shell');
  const text = useText();
  const { figures, traffic } = overview;
  const number = useNumber();
  if (figures.length === 0 && !traffic) return null;
  return (
    <section className="p-figures" aria-label={t('home.figures')}>
      {traffic && <CallsFigure traffic={traffic} />}
      {figures.map(({ path, label, total, recent, before, since, points }) => (
        <Figure key={path} label={<ListLink path={path}>{text(label)}</ListLink>} value={total} points={points}>
          {recent > 0 ? (
            <ListLink path={path} search={`?filter.created_at.from=${encodeURIComponent(since)}`}>
              {t('home.recent', { count: recent, number: number.whole(recent) })}
            </ListLink>
          ) : (
            t('home.noneRecent')
          )}
          {before > 0 && (
            <>
              {' · '}
              <span>{t('home.before', { number: number.whole(before) })}</span>
            </>
          )}
        </Figure>
      ))}
    </section>
  );
}

function CallsFigure({ traffic: { path, days } }: { traffic: OverviewTraffic }) {
  const { t } = useTranslation('shell');
  const number = useNumber();
  const points = days.map(({ ok, refused, failed }) => ok + refused + failed);
  // The day that is still running would be a fall at the end of the curve.
  const now = sumOf(points.slice(-week));
  const before = sumOf(points.slice(-2 * week, -week));
  return (
    <Figure label={path === null ? t('home.calls') : <ListLink path={path}>{t('home.calls')}</ListLink>} value={now} points={points.slice(0, -1)}>
      {before > 0 ? t('home.change', { change: number.change((now - before) / before) }) : t('home.noChange')}
    </Figure>
  );
}

function Figure({ label, value, points, children }: { label: ReactNode; value: number; points: readonly number[]; children: ReactNode }) {
  const number = useNumber();
  return (
    <div className="p-box p-figure-box">
      <span className="p-figure-label">{label}</span>
      <span className="p-figure-line">
        <span className="p-figure p-digits" title={number.whole(value)}>
          {value < wholeBelow ? number.whole(value) : number.short(value)}
        </span>
        <Sparkline points={points} />
      </span>
      <span className="p-figure-change p-digits">{children}</span>
    </div>
  );
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
