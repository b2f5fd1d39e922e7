import { useSnapshot } from 'valtio';
import type { PermissionAnswer } from '../../../core/calls/permission.ts';
import { superLevel } from '../../../core/protocol/levels.ts';
import { session } from '../../state/session.ts';
import { AccountGroups } from './home/AccountGroups.tsx';
import { DemoNotice } from './home/DemoNotice.tsx';
import { Figures } from './home/Figures.tsx';
import { FirstSteps } from './home/FirstSteps.tsx';
import { HomeHead } from './home/HomeHead.tsx';
import { LatestFailures } from './home/LatestFailures.tsx';
import { MenuSections } from './home/MenuSections.tsx';
import { TrafficChart } from './home/TrafficChart.tsx';
import { useOverview } from './home/use-overview.ts';
import { Waiting } from './home/Waiting.tsx';
import './home/home.css';

/** The landing page: who one is, how the platform does, what waits and what to do first. */
export default function HomePage() {
  const { profile, permission: snapshot } = useSnapshot(session);
  const permission = snapshot as PermissionAnswer | null;
  const [overview, askAgain] = useOverview();
  if (!profile || !permission) return null;
  const hasFigures = overview && (overview.figures.length > 0 || overview.traffic !== null);
  return (
    <section className="p-home">
      <HomeHead profile={profile} />
      {overview && (
        <>
          {permission.level >= superLevel && <DemoNotice onRemoved={askAgain} />}
          <FirstSteps lists={overview.lists} permission={permission} />
          <Figures overview={overview} />
          <div className="p-home-columns">
            <div>
              {overview.traffic && <TrafficChart days={overview.traffic.days} />}
              {overview.traffic && <LatestFailures traffic={overview.traffic} />}
            </div>
            <div>
              <Waiting waiting={overview.waiting} />
              {overview.accounts && <AccountGroups accounts={overview.accounts} />}
            </div>
          </div>
        </>
      )}
      {overview !== undefined && !hasFigures && <MenuSections menu={permission.menu} />}
    </section>
  );
}
