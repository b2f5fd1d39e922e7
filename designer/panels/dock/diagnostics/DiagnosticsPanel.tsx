import { CheckCircleOutlined, CloseCircleFilled } from '@ant-design/icons';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Diagnostic } from '../../../model/types/diagnostic.ts';
import { useDesigner, useDesignerState, useShownDiagnostics } from '../../state/use-designer.ts';
import { DiagnosticRows } from './DiagnosticRows.tsx';
import './diagnostics.css';

const VerificationSummary = lazy(() => import('./VerificationSummary.tsx'));

/** What is wrong with the definition, errors first, each with the way to its place and what would mend it. */
export default function DiagnosticsPanel() {
  const { t } = useTranslation('designer-dock');
  const designer = useDesigner();
  const { verification, refusedPublish } = useDesignerState();
  const diagnostics = useShownDiagnostics();
  // There may be hundreds: they follow when the canvas has been drawn, with the definition they were found in.
  const shown = useDeferredValue(useMemo(() => ({ diagnostics, definition: designer.state.definition }), [diagnostics, designer]));
  const sorted = [...shown.diagnostics].sort((one, other) => rank(one) - rank(other));
  return (
    <div className="design-diagnostics">
      <Suspense>{verification && <VerificationSummary verification={verification} />}</Suspense>
      {refusedPublish.map(({ field, message }) => (
        <p key={`${field} ${message}`} className="design-diagnostics-refused" role="alert">
          <CloseCircleFilled className="design-tone-error" /> {message}
        </p>
      ))}
      {sorted.length === 0 ? (
        refusedPublish.length === 0 && (
          <p className="design-diagnostics-none" role="status">
            <CheckCircleOutlined className="design-tone-success" /> {t('diagnostics.none')}
          </p>
        )
      ) : (
        <DiagnosticRows diagnostics={sorted} definition={shown.definition} />
      )}
    </div>
  );
}

function rank({ severity }: Diagnostic): number {
  return severity === 'error' ? 0 : 1;
}
