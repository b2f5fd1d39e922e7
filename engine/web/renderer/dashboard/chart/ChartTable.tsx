import type { ChartData } from './chart-data.ts';

interface ChartTableProps {
  data: ChartData;
  /** Over the groups. */
  head: string;
  number(value: number): string;
}

/** A chart in words. */
export function ChartTable({ data: { groups, series }, head, number }: ChartTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys
    <section className="dash-scroll" aria-label={head} tabIndex={0}>
      <table className="dash-table p-digits">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ key, label }, at) => (
            <tr key={String(key)}>
              <th scope="row">{label}</th>
              {series.map(({ label: name, values }) => {
                const value = values[at];
                return <td key={name}>{value === null || value === undefined ? '–' : number(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
