/** Faults inside of a section, as a number with its words for a reader. */
export interface SectionFaults {
  count: number;
  text: string;
}

/** Nothing where there are none. */
export function FaultCount({ faults }: { faults: SectionFaults | undefined }) {
  if (!faults || faults.count === 0) return null;
  return (
    <span className="section-faults">
      <span aria-hidden>{faults.count}</span>
      <span className="visually-hidden">{faults.text}</span>
    </span>
  );
}
