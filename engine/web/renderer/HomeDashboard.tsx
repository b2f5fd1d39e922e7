import type { Screen } from '../../core/descriptor/types.ts';
import { DashboardTiles } from './dashboard/DashboardTiles.tsx';
import { useDashboard } from './dashboard/query/use-dashboard.ts';

/** Nothing but the dashboard's own days: whoever wants others opens it. */
const asItIs = { filters: {} };

/** A dashboard as a part of the home page, without a head of its own. */
export default function HomeDashboard({ screen }: { screen: Screen }) {
  const state = useDashboard(screen, asItIs);
  return (
    <div className="dash" aria-busy={state.loading}>
      <DashboardTiles screen={screen} state={state} />
    </div>
  );
}
