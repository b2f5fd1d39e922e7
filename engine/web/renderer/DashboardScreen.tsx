import { Skeleton } from 'antd';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TilesAnswer } from '../../core/answers/tiles-answer.ts';
import type { Tile, TileShape } from '../../core/descriptor/query-types.ts';
import type { Screen } from '../../core/descriptor/types.ts';
import { ChartTile } from './dashboard/ChartTile.tsx';
import { DashboardActions } from './dashboard/DashboardActions.tsx';
import { DashboardHead } from './dashboard/DashboardHead.tsx';
import { tilesRequestOf } from './dashboard/dashboard-query.ts';
import { ListTile } from './dashboard/ListTile.tsx';
import { StatTile } from './dashboard/StatTile.tsx';
import { TileBox } from './dashboard/TileBox.tsx';
import type { ShownTile } from './dashboard/tile.ts';
import { tileLink } from './dashboard/tile-link.ts';
import { useAskedScreens } from './dashboard/use-asked-screens.ts';
import { useDashboardQuery } from './dashboard/use-dashboard-query.ts';
import { useTiles } from './dashboard/use-tiles.ts';
import { ErrorState } from './parts/ErrorState.tsx';
import type { ScreenPageProps } from './screen-page.ts';
import './dashboard/dashboard.css';

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

/** Numbers of several lists beside one another. */
export default function DashboardScreen({ answer: screenAnswer }: ScreenPageProps) {
  const { screen } = screenAnswer;
  const { t } = useTranslation('list');
  const [query, change] = useDashboardQuery(screen);
  const known = useAskedScreens(screen, undefined);
  // What an address says of a filter is read by the field's type, so the first question waits for it.
  const isKnown = known !== undefined || Object.keys(query.filters).length === 0;
  const request = useMemo(() => (isKnown ? tilesRequestOf(query, [...(known?.values() ?? [])]) : undefined), [query, known, isKnown]);
  const { answer, error, loading, reload } = useTiles(screen, request);
  const screens = useAskedScreens(screen, answer);
  const rows = screen.dashboard?.tiles ?? [];
  const isNothing = answer?.tiles.flat().every((tile) => tile === null) === true;
  return (
    <div className="dash" aria-busy={loading}>
      <DashboardHead screen={screen} query={query} change={change} answer={answer} screens={screens} loading={loading} reload={reload}>
        <DashboardActions answer={screenAnswer} reload={reload} />
      </DashboardHead>
      {error && <ErrorState error={error} onRetry={reload} />}
      {isNothing && <p className="p-box dash-empty">{t('dashboard.noTiles')}</p>}
      {(!error || answer) &&
        rows.map((tiles, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
          <div key={row} className="dash-row">
            {tiles.map((tile, place) => tileOf(tile, `${row} ${place}`, answer?.tiles[row]?.[place], answer, request?.filters, screens))}
          </div>
        ))}
    </div>
  );
}

function tileOf(
  tile: Tile,
  key: string,
  part: TilesAnswer['tiles'][number][number] | undefined,
  shown: TilesAnswer | undefined,
  filters: NonNullable<ReturnType<typeof tilesRequestOf>>['filters'],
  screens: ReadonlyMap<string, Screen> | undefined,
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
