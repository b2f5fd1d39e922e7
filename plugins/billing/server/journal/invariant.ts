import type { Text } from '../../../../engine/core/text/text.ts';
import type { Database } from '../../../../engine/server/index.ts';

/** What must hold of all money and flow at every moment. */
export interface Invariant {
  /** `I1` … `I12`, as the design numbers them. */
  code: string;
  rule: Text;
  check(database: Database): Promise<Finding>;
}

export interface Finding {
  /** Rows looked at. */
  checked: number;
  violations: number;
  /** Some of the rows that break it, by what names them. */
  samples: string[];
}

/** Samples a finding names at most. */
const mostSamples = 5;

/** A finding of rows that carry whether they break the rule. */
export function findingOf(checked: number, broken: { name: unknown }[]): Finding {
  return { checked, violations: broken.length, samples: broken.slice(0, mostSamples).map(({ name }) => String(name)) };
}
