import type { ComponentType } from 'react';
import type { ScreenAnswer } from '../../../core/calls/screen.ts';
import { lazyPage } from '../../page/lazy-page.ts';
// Most pages are lists, so their code travels with the shell's.
import ListScreen from '../../renderer/ListScreen.tsx';
import type { ScreenPageProps } from '../../renderer/screen-page.ts';

const formPage = lazyPage<ScreenPageProps>(() => import('../../renderer/FormScreen.tsx'));
const detailPage = lazyPage<ScreenPageProps>(() => import('../../renderer/DetailScreen.tsx'));
const singlePage = lazyPage<ScreenPageProps>(() => import('../../renderer/SingleScreen.tsx'));

/** The generated page of a screen. */
export function screenPage({ screen }: ScreenAnswer, page: ScreenPageProps['page']): ComponentType<ScreenPageProps> {
  return lazyScreenPage(screen.kind, page) ?? ListScreen;
}

/** Asks for a page's code, and for what it will show, before it is drawn. */
export function preloadScreenPage(props: ScreenPageProps): void {
  lazyScreenPage(props.answer.screen.kind, props.page)?.preload(props);
}

function lazyScreenPage(kind: ScreenAnswer['screen']['kind'], page: ScreenPageProps['page']) {
  if (kind === 'single') return singlePage;
  if (page === 'list') return undefined;
  return page === 'detail' ? detailPage : formPage;
}
