import { DashboardActions } from './dashboard/DashboardActions.tsx';
import { DashboardHead } from './dashboard/DashboardHead.tsx';
import { DashboardTiles } from './dashboard/DashboardTiles.tsx';
import { useDashboard } from './dashboard/query/use-dashboard.ts';
import { useDashboardQuery } from './dashboard/query/use-dashboard-query.ts';
import type { ScreenPageProps } from './screen-page.ts';

/** Numbers of several lists beside one another. */
export default function DashboardScreen({ answer: screenAnswer }: ScreenPageProps) {
  const { screen } = screenAnswer;
  const [query, change] = useDashboardQuery(screen);
  const state = useDashboard(screen, query);
  const { answer, screens, loading, reload } = state;
  return (
    <div className="dash" aria-busy={loading}>
      <DashboardHead screen={screen} query={query} change={change} answer={answer} screens={screens} loading={loading} reload={reload}>
        <DashboardActions answer={screenAnswer} reload={reload} />
      </DashboardHead>
      <DashboardTiles screen={screen} state={state} />
    </div>
  );
}
