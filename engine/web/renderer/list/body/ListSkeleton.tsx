/** The table's own layout while the first rows are on their way. */
export function ListSkeleton({ columns, rows }: { columns: number; rows: number }) {
  const lines = Array.from({ length: rows }, (_, line) => line);
  const cells = Array.from({ length: Math.max(2, columns) }, (_, cell) => cell);
  return (
    <div className="list-skeleton" aria-busy="true">
      {lines.map((line) => (
        <div key={line} className="list-skeleton-row">
          {cells.map((cell) => (
            <span key={cell} style={{ flexGrow: cell === 0 ? 2 : 1 }} />
          ))}
        </div>
      ))}
    </div>
  );
}
