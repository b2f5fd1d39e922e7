import { Skeleton } from 'antd';

/** The form before its record or its widgets are there, in its final layout. */
export function FormSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy className="form-sections">
      {Array.from({ length: Math.min(rows, 12) }, (_, row) => row).map((row) => (
        <div key={row} style={{ marginBottom: 32 }}>
          <Skeleton.Input active size="small" style={{ width: 96, height: 16, marginBottom: 8 }} />
          <Skeleton.Input active block />
        </div>
      ))}
    </div>
  );
}
