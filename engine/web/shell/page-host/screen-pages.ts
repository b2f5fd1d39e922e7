import type { ComponentType } from 'react';
import type { ScreenAnswer } from '../../../core/calls/screens/screen.ts';
import { lazyPage } from '../../page/lazy-page.ts';
// Most pages are lists, so their code travels with the shell's.
import ListScreen from '../../renderer/ListScreen.tsx';
import { askList } from '../../renderer/list/ask-list.ts';
import type { ScreenPageProps } from '../../renderer/screen-page.ts';

const loads = {
  form: () => import('../../renderer/FormScreen.tsx'),
  detail: () => import('../../renderer/DetailScreen.tsx'),
  single: () => import('../../renderer/SingleScreen.tsx'),
  dashboard: () => import('../../renderer/DashboardScreen.tsx'),
};
const formPage = lazyPage<ScreenPageProps>(loads.form);
const detailPage = lazyPage<ScreenPageProps>(loads.detail);
const singlePage = lazyPage<ScreenPageProps>(loads.single);
const dashboardPage = lazyPage<ScreenPageProps>(loads.dashboard);

/** The generated page of a screen. */
export function screenPage({ screen }: ScreenAnswer, page: ScreenPageProps['page']): ComponentType<ScreenPageProps> {
  return lazyScreenPage(screen.kind, page) ?? ListScreen;
}

/** Asks for a page's code, and for what it will show, before it is drawn. */
export function preloadScreenPage(props: ScreenPageProps): void {
  const page = lazyScreenPage(props.answer.screen.kind, props.page);
  if (page) page.preload(props);
  else askList(props.answer, location.search);
}

function lazyScreenPage(kind: ScreenAnswer['screen']['kind'], page: ScreenPageProps['page']) {
  if (kind === 'single') return singlePage;
  if (kind === 'dashboard') return dashboardPage;
  if (page === 'list') return undefined;
  return page === 'detail' ? detailPage : formPage;
}
