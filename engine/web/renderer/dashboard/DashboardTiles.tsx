import { Skeleton } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TilesAnswer } from '../../../core/answers/tiles-answer.ts';
import type { Tile, TileShape } from '../../../core/descriptor/query-types.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { ErrorState } from '../parts/ErrorState.tsx';
import { ChartTile } from './ChartTile.tsx';
import { ListTile } from './ListTile.tsx';
import type { DashboardState } from './query/use-dashboard.ts';
import { StatTile } from './StatTile.tsx';
import { TileBox } from './TileBox.tsx';
import type { ShownTile } from './tile.ts';
import { tileLink } from './tile-link.ts';
import './dashboard.css';

const dayLength = 86_400_000;

const drawings: Record<TileShape, ComponentType<ShownTile>> = {
  stat: StatTile,
  list: ListTile,
  line: ChartTile,
  area: ChartTile,
  bar: ChartTile,
  pie: ChartTile,
  heat: ChartTile,
};

/** Its tiles, row by row; those whose lists the caller may not open are left out. */
export function DashboardTiles({ screen, state }: { screen: Screen; state: DashboardState }) {
  const { t } = useTranslation('list');
  const { answer, error, reload } = state;
  const isNothing = answer?.tiles.flat().every((tile) => tile === null) === true;
  return (
    <>
      {error && <ErrorState error={error} onRetry={reload} />}
      {isNothing && <p className="p-box dash-empty">{t('dashboard.noTiles')}</p>}
      {(!error || answer) &&
        (screen.dashboard?.tiles ?? []).map((tiles, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
          <div key={row} className="dash-row">
            {tiles.map((tile, place) => tileOf(tile, `${row} ${place}`, answer?.tiles[row]?.[place], state))}
          </div>
        ))}
    </>
  );
}

function tileOf(
  tile: Tile,
  key: string,
  part: TilesAnswer['tiles'][number][number] | undefined,
  { answer: shown, filters, screens }: DashboardState,
): ReactNode {
  if (part === null) return null;
  const screen = screens?.get(tile.query.from);
  if (!part || !shown || !screen) {
    return (
      <TileBox key={key} tile={tile}>
        <Skeleton active title={false} paragraph={{ rows: tile.as === 'stat' ? 2 : 6 }} />
      </TileBox>
    );
  }
  const target = tile.link === undefined ? screen : screens?.get(tile.link);
  const link = target && tileLink(tile, target, { from: shown.from, to: shown.to, filters });
  const days = Math.round((Date.parse(shown.to) - Date.parse(shown.from)) / dayLength) + 1;
  const One = drawings[tile.as];
  return <One key={key} tile={tile} answer={part} screen={screen} link={link} days={days} />;
}
