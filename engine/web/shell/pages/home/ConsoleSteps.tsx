import { CheckCircleFilled } from '@ant-design/icons';
import { type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PermissionAnswer } from '../../../../core/calls/permission.ts';
import { beginningOf } from '../../../navigation/beginning-of.ts';
import { TabActionsContext } from '../../../navigation/use-tab-actions.ts';
import { SandboxOffer } from '../../../page/SandboxOffer.tsx';
import { homePath } from '../../../state/tabs.ts';
import { docsHome } from '../../../transport/login-address.ts';
import { useHasBegun } from './use-has-begun.ts';

/** The list of the caller's own calls. */
const callsPath = '/apps/calls';

/** The way of a developer to the first call: an app, the docs, the call. Gone once there was one. */
export function ConsoleSteps({ permission }: { permission: PermissionAnswer }) {
  const path = beginningOf(permission);
  const beginning = permission.routes.find((route) => route.path === path && path !== homePath);
  const calls = permission.routes.find((route) => route.path === callsPath);
  if (!beginning || !calls) return null;
  return <Steps app={beginning} calls={calls} />;
}

type Route = PermissionAnswer['routes'][number];

function Steps({ app, calls }: { app: Route; calls: Route }) {
  const { t } = useTranslation('shell');
  const { goTo } = useContext(TabActionsContext);
  const hadApp = useHasBegun(app.screen);
  const [hasSandbox, setHasSandbox] = useState(false);
  const hasApp = hadApp === undefined ? undefined : hadApp || hasSandbox;
  const hasCalled = useHasBegun(calls.screen);
  if (hasApp === undefined || hasCalled === undefined || hasCalled) return null;
  return (
    <section className="p-box p-console-steps">
      <h2>{t('console.title')}</h2>
      <ol>
        <Step name="app" isDone={hasApp} number={1} offer={<SandboxOffer onCreated={() => setHasSandbox(true)} />}>
          <button type="button" className="p-link" onClick={() => goTo({ key: app.path, search: '' })}>
            {t('console.app')}
          </button>
        </Step>
        <Step name="docs" number={2}>
          <a href={docsHome}>{t('console.docs')}</a>
        </Step>
        {/* An app that waits for its review cannot call yet. */}
        <Step name="call" number={3} offer={hadApp && <SandboxOffer onCreated={() => undefined} />}>
          <button type="button" className="p-link" onClick={() => goTo({ key: calls.path, search: '' })}>
            {t('console.call')}
          </button>
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  name: 'app' | 'docs' | 'call';
  number: number;
  isDone?: boolean;
  /** What it leads to. */
  children: ReactNode;
  /** A shorter way, below the words. */
  offer?: ReactNode;
}

/** One step; what leads on stands in it until it is done. */
function Step({ name, number, isDone = false, children, offer }: StepProps) {
  const { t } = useTranslation('shell');
  return (
    <li>
      {isDone ? (
        <CheckCircleFilled className="p-console-mark p-tone-success" aria-label={t('home.done')} />
      ) : (
        <span className="p-console-mark p-digits" aria-hidden>
          {number}
        </span>
      )}
      <div>
        {isDone ? <span className="p-second">{t(`console.${name}`)}</span> : children}
        <p className="p-second">{t(`console.${name}Text`)}</p>
        {!isDone && offer}
      </div>
    </li>
  );
}
