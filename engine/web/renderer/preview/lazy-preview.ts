import { lazyPart } from '../../widgets/base/lazy-part.ts';

/** How a screen would look, for pages that load no form otherwise. */
export const ScreenPreview = lazyPart(() => import('./ScreenPreview.tsx'));
