import { patternsOf } from '../../../core/descriptor/check/read-screen.ts';
import { type Candidate, gather } from '../../../core/descriptor/check/shapes/check-context.ts';
import type { Diagnostic } from '../../../core/descriptor/parse/diagnostic.ts';
import { isDeterministic } from './deterministic-pattern.ts';

const known = new Map<string, Promise<string | null>>();

/** Reports patterns of a descriptor whose running time explodes on some input. An undecided pattern counts as one. */
export async function checkPatterns(candidate: Candidate): Promise<Diagnostic[]> {
  const patterns = await Promise.all(patternsOf(candidate).map(async ({ pointer, pattern }) => ({ pointer, danger: await dangerOf(pattern) })));
  return gather(candidate, (_, report) => {
    for (const { pointer, danger } of patterns) if (danger !== null) report(pointer, 'pattern-catastrophic', { reason: danger });
  });
}

/** Returns how the running time grows (`exponential`, `polynomial`); null if the pattern is safe. */
function dangerOf(pattern: string): Promise<string | null> {
  const answer = known.get(pattern) ?? analyse(pattern);
  known.set(pattern, answer);
  return answer;
}

async function analyse(pattern: string): Promise<string | null> {
  if (isDeterministic(pattern)) return null;
  // Loaded on first use: the analyser takes 30 MB and half a second, and most descriptors have no pattern it must look at.
  process.env.RECHECK_BACKEND ??= 'pure';
  const { check } = await import('recheck');
  const result = await check(pattern, 'u', { timeout: 10_000 });
  switch (result.status) {
    case 'safe':
      return null;
    case 'vulnerable':
      return result.complexity.type;
    case 'unknown':
      return result.error.kind;
  }
}
