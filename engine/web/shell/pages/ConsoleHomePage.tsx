import { Skeleton } from 'antd';
import { useSnapshot } from 'valtio';
import type { PermissionAnswer } from '../../../core/calls/permission.ts';
import { useScreen } from '../../api/use-screen.ts';
import { session } from '../../state/session.ts';
import { lazyPart } from '../../widgets/base/lazy-part.ts';
import { ConsoleSteps } from './home/ConsoleSteps.tsx';
import { HomeHead } from './home/HomeHead.tsx';
import { MenuSections } from './home/MenuSections.tsx';
import './home/home.css';

/** Where the dashboard stands that is drawn here: a screen of the site, as any other. */
const overviewPath = '/overview';

const HomeDashboard = lazyPart(() => import('../../renderer/HomeDashboard.tsx'), <Skeleton active />);

/** Where a developer lands: what to do first, how one's apps do, and where no screen tells that, every page there is. */
export default function ConsoleHomePage() {
  const { profile, permission: snapshot } = useSnapshot(session);
  const permission = snapshot as PermissionAnswer | null;
  if (!profile || !permission) return null;
  const overview = permission.routes.find(({ path }) => path === overviewPath);
  return (
    <section className="p-home">
      <HomeHead profile={profile} />
      <ConsoleSteps permission={permission} />
      {overview ? <Overview name={overview.screen} version={permission.version} /> : <MenuSections menu={permission.menu} />}
    </section>
  );
}

function Overview({ name, version }: { name: string; version: number }) {
  const { answer } = useScreen(name, version);
  return answer ? <HomeDashboard screen={answer.screen} /> : <Skeleton active />;
}
