import { createElement } from 'react';
import { type LazyPart, lazyPart, type PartModule } from '../widgets/base/lazy-part.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** A page whose code comes on first use, or with `preload`; a skeleton stands there until then. */
export function lazyPage<Props extends object>(load: () => Promise<PartModule<Props>>): LazyPart<Props> {
  return lazyPart(load, createElement(PageSkeleton));
}
