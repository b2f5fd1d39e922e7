import { Skeleton } from 'antd';
import { type ComponentType, Suspense } from 'react';

/** A part of a detail whose code comes with its first use. */
export function LazyDetail({ component: Component, text }: { component: ComponentType<{ text: string }>; text: string }) {
  return (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
      <Component text={text} />
    </Suspense>
  );
}
