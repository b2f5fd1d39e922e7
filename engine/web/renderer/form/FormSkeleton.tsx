const mostRows = 12;

/** The form before its record or its widgets are there, in its final layout. */
export function FormSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy className="form-sections form-skeleton">
      {Array.from({ length: Math.min(rows, mostRows) }, (_, row) => row).map((row) => (
        <div key={row}>
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
