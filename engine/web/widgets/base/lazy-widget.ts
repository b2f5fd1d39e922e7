import { Input, Skeleton } from 'antd';
import { createElement } from 'react';
import { type LazyPart, lazyPart, type PartModule } from './lazy-part.ts';
import type { FilterProps, InputProps } from './widget.ts';

/** An input whose code comes with the first form, so that a list carries none of it. */
export function lazyInput(load: () => Promise<PartModule<InputProps>>): LazyPart<InputProps> {
  return lazyPart(load, createElement(Skeleton.Input, { active: true, block: true }));
}

/** A filter whose code comes with the first list that has one. */
export function lazyFilter(load: () => Promise<PartModule<FilterProps>>): LazyPart<FilterProps> {
  return lazyPart(load, createElement(Input, { disabled: true, 'aria-hidden': true }));
}
