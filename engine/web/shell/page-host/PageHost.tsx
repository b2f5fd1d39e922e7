import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { PermissionAnswer } from '../../../core/calls/permission.ts';
import { useScreen } from '../../api/use-screen.ts';
import { type MatchedPage, matchPage } from '../../navigation/match-page.ts';
import { ErrorBoundary } from '../../page/ErrorBoundary.tsx';
import { PageSkeleton } from '../../page/PageSkeleton.tsx';
import { pluginPage, pluginSlot } from '../../plugin/plugin-registry.ts';
import { session } from '../../state/session.ts';
import { ModuleNotFoundError } from '../../widgets/base/chunk.ts';
import ForbiddenPage from '../pages/ForbiddenPage.tsx';
import NotFoundPage from '../pages/NotFoundPage.tsx';
import { localPageComponents } from './local-page-components.ts';
import { preloadScreenPage, screenPage } from './screen-pages.ts';

/** Milliseconds a list has for itself before the code of forms is fetched behind it. */
const formDelay = 1_500;

/** The page of one tab: decides by path and rights what stands there, and loads it. */
export function PageHost({ pathname, onRetry }: { pathname: string; onRetry(): void }) {
  const permission = useSnapshot(session).permission as PermissionAnswer | null;
  if (!permission) return null;
  const matched = matchPage(pathname, permission);
  return (
    <ErrorBoundary onRetry={onRetry}>
      <Suspense fallback={<PageSkeleton />}>
        <Page matched={matched} version={permission.version} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Page({ matched, version }: { matched: MatchedPage; version: number }) {
  switch (matched.kind) {
    case 'missing':
      return <NotFoundPage />;
    case 'forbidden':
      return <ForbiddenPage />;
    case 'local': {
      const Local = localPageComponents[matched.page.name];
      return <Local {...(matched.id !== undefined && { id: matched.id })} />;
    }
    case 'screen':
      return <ScreenHost key={`${matched.route.screen} ${matched.page}`} matched={matched} version={version} />;
  }
}

function ScreenHost({ matched, version }: { matched: MatchedPage & { kind: 'screen' }; version: number }) {
  const { answer, error } = useScreen(matched.route.screen, version);
  const isList = matched.page === 'list';
  useEffect(() => {
    if (!isList || !answer) return;
    // While the person reads the list; a form that is wanted sooner, or again after a failure, loads itself.
    const timer = setTimeout(() => preloadScreenPage({ answer, page: 'edit' }), formDelay);
    return () => clearTimeout(timer);
  }, [isList, answer]);
  if (error !== undefined) throw error;
  if (!answer) return <PageSkeleton />;
  const record = matched.id !== undefined && { id: matched.id };
  if (answer.screen.page !== undefined) {
    const Hand = pluginPage(answer.screen.page);
    if (!Hand) throw new ModuleNotFoundError(answer.screen.page);
    return <Hand screen={answer.screen} {...record} />;
  }
  const Generated = screenPage(answer, matched.page);
  const Slot = isList || answer.screen.kind === 'single' ? pluginSlot(answer.screen.name) : undefined;
  return (
    <>
      <Generated answer={answer} page={matched.page} {...record} />
      {Slot && <Slot screen={answer.screen} />}
    </>
  );
}
