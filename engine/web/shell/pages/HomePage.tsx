import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { PermissionAnswer } from '../../../core/calls/permission.ts';
import type { MenuNode } from '../../../core/derive/menu.ts';
import { TabActionsContext } from '../../navigation/use-tab-actions.ts';
import { useText } from '../../state/language.ts';
import { session } from '../../state/session.ts';
import { MenuIcon } from '../../widgets/parts/MenuIcon.tsx';
import { FirstSteps } from './home/FirstSteps.tsx';
import { Waiting } from './home/Waiting.tsx';

/** The landing page: who one is, what waits, what to do first, and every page one may open. */
export default function HomePage() {
  const { t } = useTranslation('shell');
  const text = useText();
  const { goTo } = useContext(TabActionsContext);
  const { profile, permission: snapshot } = useSnapshot(session);
  const permission = snapshot as PermissionAnswer | null;
  if (!profile || !permission) return null;
  return (
    <section className="p-home">
      <header className="p-page-head">
        <div>
          <h1>{t(`home.${greeting(new Date().getHours())}`, { name: profile.nickname || profile.username })}</h1>
          <p>{t('home.purpose', { level: profile.member_level_name })}</p>
        </div>
      </header>
      <Waiting permission={permission} />
      <FirstSteps permission={permission} />
      <div className="p-home-sections">
        {permission.menu.map((section) => (
          <section key={section.key} className="p-box">
            <h2>
              <MenuIcon name={section.icon} /> {text(section.label)}
            </h2>
            <ul>
              {leavesOf(section).map((leaf) => (
                <li key={leaf.key}>
                  <a
                    href={`/admin${leaf.path}`}
                    onClick={(event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                      event.preventDefault();
                      goTo({ key: leaf.path ?? leaf.key, search: '' });
                    }}
                  >
                    {text(leaf.label)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function greeting(hour: number): string {
  if (hour < 6) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

function leavesOf(node: MenuNode): MenuNode[] {
  return node.path === undefined ? (node.children ?? []).flatMap(leavesOf) : [node];
}
