import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../model/types/problem.ts';
import { useDesignerState } from '../../state/use-designer.ts';
import { FoundIn } from './found-in.ts';
import { ProblemRow, problemKey } from './ProblemRow.tsx';

/** Problems of what is shown above or below them. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const { t } = useTranslation('designer-panels');
  const { definition } = useDesignerState();
  if (problems.length === 0) return null;
  return (
    <FoundIn value={definition}>
      <ul className="design-problems-list design-problems-here" aria-label={t('problems')}>
        {problems.map((problem) => (
          <ProblemRow key={problemKey(problem)} problem={problem} />
        ))}
      </ul>
    </FoundIn>
  );
}
