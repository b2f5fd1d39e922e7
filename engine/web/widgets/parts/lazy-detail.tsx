import { Skeleton } from 'antd';
import { type LazyPart, lazyPart, type PartModule } from '../base/lazy-part.ts';

/** A part of a detail whose code comes with its first use. */
export function lazyDetail(load: () => Promise<PartModule<{ text: string }>>): LazyPart<{ text: string }> {
  return lazyPart(load, <Skeleton active title={false} paragraph={{ rows: 3 }} />);
}
