import { useTranslation } from 'react-i18next';
import type { Diagnostic } from '../../../model/types/diagnostic.ts';
import { useDesignerState } from '../../state/use-designer.ts';
import { FoundIn } from './found-in.ts';
import { diagnosticKey, ProblemRow } from './ProblemRow.tsx';

/** Problems of what is shown above or below them. */
export function ProblemList({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  const { t } = useTranslation('designer-panels');
  const { definition } = useDesignerState();
  if (diagnostics.length === 0) return null;
  return (
    <FoundIn value={definition}>
      <ul className="design-problems-list design-problems-here" aria-label={t('problems')}>
        {diagnostics.map((diagnostic) => (
          <ProblemRow key={diagnosticKey(diagnostic)} diagnostic={diagnostic} />
        ))}
      </ul>
    </FoundIn>
  );
}
