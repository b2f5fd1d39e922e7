import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';

/** A type in its colour, the same wherever types stand. */
export function TypeWord({ type }: { type: Parameter['type'] }) {
  return (
    <span className="docs-type" style={{ color: `var(--p-type-${type})` }}>
      {type}
    </span>
  );
}
