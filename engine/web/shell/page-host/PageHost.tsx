import { type ComponentType, Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { PermissionAnswer } from '../../../core/calls/permission.ts';
import { useScreen } from '../../api/use-screen.ts';
import { type MatchedPage, matchPage } from '../../navigation/match-page.ts';
import { ErrorBoundary } from '../../page/ErrorBoundary.tsx';
import { lazyPage } from '../../page/lazy-page.ts';
import { PageSkeleton } from '../../page/PageSkeleton.tsx';
import { pluginPage, pluginSlot } from '../../plugin/plugin-registry.ts';
// Most pages are lists, so their code travels with the shell's.
import ListScreen from '../../renderer/ListScreen.tsx';
import type { ScreenPageProps } from '../../renderer/screen-page.ts';
import { session } from '../../state/session.ts';
import ForbiddenPage from '../pages/ForbiddenPage.tsx';
import NotFoundPage from '../pages/NotFoundPage.tsx';
import { localPageComponents } from './local-page-components.ts';

const loadForm = () => import('../../renderer/FormScreen.tsx');
/** Milliseconds a list has for itself before the code of forms is fetched behind it. */
const formDelay = 1_500;

const formPage = lazyPage<ScreenPageProps>(loadForm);
const detailPage = lazyPage<ScreenPageProps>(() => import('../../renderer/DetailScreen.tsx'));
const singlePage = lazyPage<ScreenPageProps>(() => import('../../renderer/SingleScreen.tsx'));

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
    if (!isList) return;
    // While the person reads the list; a form that is wanted sooner, or again after a failure, loads itself.
    const timer = setTimeout(() => void loadForm().catch(() => undefined), formDelay);
    return () => clearTimeout(timer);
  }, [isList]);
  if (error !== undefined) throw error;
  if (!answer) return <PageSkeleton />;
  const record = matched.id !== undefined && { id: matched.id };
  if (answer.screen.page !== undefined) {
    const Hand = pluginPage(answer.screen.page);
    return Hand ? <Hand screen={answer.screen} {...record} /> : <NotFoundPage />;
  }
  const Generated = answer.screen.kind === 'single' ? singlePage : pageOf(matched.page);
  const Slot = isList ? pluginSlot(answer.screen.name) : undefined;
  return (
    <>
      <Generated answer={answer} page={matched.page} {...record} />
      {Slot && <Slot screen={answer.screen} />}
    </>
  );
}

function pageOf(page: ScreenPageProps['page']): ComponentType<ScreenPageProps> {
  if (page === 'list') return ListScreen;
  return page === 'detail' ? detailPage : formPage;
}
