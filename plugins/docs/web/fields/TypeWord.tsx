import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';

/** A type in its colour, the same wherever types stand; amounts of money and exact decimals have words of their own. */
export function TypeWord({ type, format }: { type: Parameter['type']; format?: string | undefined }) {
  const word = (type === 'integer' && format === 'money') || (type === 'float' && format === 'decimal') ? format : type;
  return (
    <span className="docs-type" style={{ color: `var(--p-type-${word})` }}>
      {word}
    </span>
  );
}
