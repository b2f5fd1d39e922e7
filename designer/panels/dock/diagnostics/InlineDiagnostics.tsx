import { useTranslation } from 'react-i18next';
import type { Diagnostic } from '../../../model/types/diagnostic.ts';
import { useDesignerState } from '../../state/use-designer.ts';
import { DiagnosticRow, diagnosticKey } from './DiagnosticRow.tsx';
import { FoundIn } from './found-in.ts';

/** Diagnostics of what is shown above or below them. */
export function InlineDiagnostics({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  const { t } = useTranslation('designer-panels');
  const { definition } = useDesignerState();
  if (diagnostics.length === 0) return null;
  return (
    <FoundIn value={definition}>
      <ul className="design-diagnostics-list design-diagnostics-here" aria-label={t('diagnostics')}>
        {diagnostics.map((diagnostic) => (
          <DiagnosticRow key={diagnosticKey(diagnostic)} diagnostic={diagnostic} />
        ))}
      </ul>
    </FoundIn>
  );
}
