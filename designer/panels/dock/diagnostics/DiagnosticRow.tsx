import { CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart, useText, WhenVisible } from '../../../../engine/web/index.ts';
import type { Diagnostic } from '../../../model/types/diagnostic.ts';
import { useDesigner } from '../../state/use-designer.ts';
import { goToDiagnostic } from './go-to-diagnostic.ts';
import type { PlaceName } from './place-name.ts';
import './diagnostics.css';

// To look for what would mend a diagnostic comes after showing it.
const Fixes = lazyPart(() => import('./Fixes.tsx'));

export interface DiagnosticRowProps {
  diagnostic: Diagnostic;
  /** Where it is; left out among those of one place. */
  place?: PlaceName;
}

/** A diagnostic: the way to its place, and a button for each way out of it that is known. */
export const DiagnosticRow = memo(function DiagnosticRow({ diagnostic, place }: DiagnosticRowProps) {
  const { t } = useTranslation('designer-dock');
  const textOf = useText();
  const designer = useDesigner();
  const { severity, text, pointer, code } = diagnostic;
  return (
    <li className="design-diagnostic">
      <button type="button" className="design-diagnostic-go" title={`${code} ${pointer || '/'}`} onClick={() => goToDiagnostic(designer, diagnostic)}>
        {severity === 'error' ? (
          <CloseCircleFilled className="design-tone-error" aria-label={t('diagnostics.error')} />
        ) : (
          <WarningFilled className="design-tone-warning" aria-label={t('diagnostics.warning')} />
        )}
        <span className="design-diagnostic-text">{textOf(text)}</span>
        {place && <span className="design-diagnostic-where">{t(`diagnostics.place.${place.key}`, { name: place.name })}</span>}
      </button>
      {/* There may be hundreds of rows, and each is asked again after every edit. */}
      <WhenVisible placeholder={null}>
        <Fixes diagnostic={diagnostic} />
      </WhenVisible>
    </li>
  );
}, isSameRow);

/** Every edit finds its diagnostics anew; mostly they are those of before. */
function isSameRow(one: DiagnosticRowProps, other: DiagnosticRowProps): boolean {
  return (
    diagnosticKey(one.diagnostic) === diagnosticKey(other.diagnostic) &&
    one.diagnostic.severity === other.diagnostic.severity &&
    one.diagnostic.node === other.diagnostic.node &&
    one.place?.key === other.place?.key &&
    one.place?.name === other.place?.name
  );
}

/** Tells diagnostics apart in a list. */
export function diagnosticKey({ code, pointer, text }: Diagnostic): string {
  return `${code} ${pointer} ${text.en}`;
}
