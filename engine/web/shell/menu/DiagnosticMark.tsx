import { WarningFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { DescriptorDiagnostic } from '../../../core/calls/screens/screen.ts';
import { useText } from '../../state/language.ts';

/** Beside a page of the menu whose descriptor has an error: says it to who points at it or listens. */
export function DiagnosticMark({ diagnostic }: { diagnostic: DescriptorDiagnostic }) {
  const { t } = useTranslation('shell');
  const text = useText();
  const words = `${t('faultList.place', { ...diagnostic })} ${diagnostic.pointer} ${text(diagnostic.message)}`;
  return <WarningFilled className="p-fault-mark" title={words} aria-label={words} />;
}
