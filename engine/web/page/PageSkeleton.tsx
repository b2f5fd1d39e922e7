import { Skeleton } from 'antd';

/** Stands where a page will be. */
export function PageSkeleton() {
  return (
    <div className="p-page-skeleton" aria-busy="true">
      <Skeleton active title={{ width: 200 }} paragraph={{ rows: 8 }} />
    </div>
  );
}
