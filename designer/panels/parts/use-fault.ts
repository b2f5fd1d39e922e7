import { useText } from '../../../engine/web/index.ts';
import type { Problem } from '../../model/types/problem.ts';
import { useShownProblems } from '../state/use-designer.ts';

export interface Fault {
  fault?: string;
  isWarning?: boolean;
}

/** Finds the sentence of the first problem at a JSON pointer, errors before warnings. */
export function useFaults(): (pointer: string | null) => Fault {
  const problems = useShownProblems();
  const text = useText();
  return (pointer) => {
    const here = problems.filter((problem) => problem.pointer === pointer);
    const first: Problem | undefined = here.find(({ severity }) => severity === 'error') ?? here[0];
    return first ? { fault: text(first.text), ...(first.severity === 'warning' ? { isWarning: true } : {}) } : {};
  };
}
