import { useSnapshot } from 'valtio';
import { proxy, ref } from 'valtio/vanilla';
import type { Coverage } from '../../model/evaluate/coverage.ts';
import type { FlowNode } from '../../model/types/flow.ts';

/** What the cases that ran last have left out; null before. */
const last = proxy<{ coverage: Coverage | null }>({ coverage: null });

export function showCoverage(coverage: Coverage | null): void {
  last.coverage = coverage && ref(coverage);
}

/** What the cases left out at a node, as long as it is the node they ran; null where they left out nothing. */
export function useMissed(node: FlowNode): { isMissed: boolean; branches: Coverage['branches']['missed'] } | null {
  const coverage = useSnapshot(last).coverage as Coverage | null;
  if (!coverage) return null;
  const branches = coverage.branches.missed.filter((one) => one.node === node);
  const isMissed = coverage.missed.includes(node);
  return isMissed || branches.length > 0 ? { isMissed, branches } : null;
}
