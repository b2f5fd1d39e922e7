import { useTranslation } from 'react-i18next';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { Tile } from '../../../core/descriptor/query-types.ts';
import { ListLink } from '../parts/ListLink.tsx';
import { Sparkline } from '../parts/Sparkline.tsx';
import { useNumber } from '../parts/use-number.ts';
import { chartData } from './chart/chart-data.ts';
import { TileBox } from './TileBox.tsx';
import type { ShownTile } from './tile.ts';
import { useValueWords } from './values/use-value-words.ts';
import { measuredField, numberText, valueText } from './values/value-text.ts';

/** One number, how it changed and its curve. */
export function StatTile({ tile, answer, screen, link, days }: ShownTile) {
  const { t } = useTranslation('list');
  const words = useValueWords();
  const number = useNumber();
  const { query } = tile;
  const measured = measuredField(query, screen);
  // A sum over no rows is nothing, not unknown.
  const known = (one: unknown) => (one === null && query.aggregate === 'sum' ? 0 : one);
  const [value, previous] = [known(answer.value), known(answer.previous)];
  const asText = (one: unknown) =>
    typeof one === 'number'
      ? numberText(measured, one, words)
      : one === null || one === undefined
        ? '–'
        : valueText(query.field === undefined ? undefined : fieldOf(screen, query.field), one, answer.refs[query.field ?? ''], words);
  const shown = <Figure value={asText(value)} unit={measured?.unit && words.text(measured.unit)} />;
  const points = answer.rows ? chartData(tile, answer, screen, words).series[0]?.values.filter((one) => one !== null) : undefined;
  const change =
    typeof value === 'number' && typeof previous === 'number' && previous !== 0 ? number.change((value - previous) / Math.abs(previous)) : undefined;
  return (
    <TileBox tile={tile} link={link}>
      <p className="dash-number-line">
        <span className={`dash-number p-digits ${toneOf(tile, value)}`}>{link ? <ListLink {...link}>{shown}</ListLink> : shown}</span>
        {points && points.length > 2 && <Sparkline points={points} />}
      </p>
      {previous !== undefined && (
        <p className="dash-change p-digits">
          {change === undefined
            ? t(days === 1 ? 'dashboard.beforeDay' : 'dashboard.before', { count: days, value: asText(previous) })
            : t(days === 1 ? 'dashboard.changeDay' : 'dashboard.change', { count: days, change })}
        </p>
      )}
    </TileBox>
  );
}

/** The unit behind a number is told, not shouted. */
function Figure({ value, unit }: { value: string; unit: string | undefined }) {
  if (!unit || !value.endsWith(` ${unit}`)) return value;
  return (
    <>
      {value.slice(0, -unit.length)}
      <small>{unit}</small>
    </>
  );
}

/** From its thresholds on a number is coloured. */
function toneOf({ thresholds }: Pick<Tile, 'thresholds'>, value: unknown): '' | 'dash-warning' | 'dash-error' {
  if (typeof value !== 'number' || !thresholds) return '';
  if (thresholds.error !== undefined && value >= thresholds.error) return 'dash-error';
  return thresholds.warning !== undefined && value >= thresholds.warning ? 'dash-warning' : '';
}
