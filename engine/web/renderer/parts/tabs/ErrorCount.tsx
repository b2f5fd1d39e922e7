/** Errors inside of a section, as a number with its words for a reader. */
export interface SectionErrors {
  count: number;
  text: string;
}

/** Nothing where there are none. */
export function ErrorCount({ errors }: { errors: SectionErrors | undefined }) {
  if (!errors || errors.count === 0) return null;
  return (
    <span className="section-faults">
      <span aria-hidden>{errors.count}</span>
      <span className="visually-hidden">{errors.text}</span>
    </span>
  );
}
