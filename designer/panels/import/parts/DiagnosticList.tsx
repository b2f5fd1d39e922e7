import { CloseCircleOutlined, InfoCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { ShownImportDiagnostic } from '../../../import/protocol.ts';

const icons = { info: InfoCircleOutlined, warning: WarningOutlined, error: CloseCircleOutlined } as const;

/** What the definition cannot say or is wrong in the document, with the place. */
export function DiagnosticList({ diagnostics }: { diagnostics: readonly ShownImportDiagnostic[] }) {
  const { t } = useTranslation('designer-import');
  return (
    <ul className="imp-diagnostics">
      {diagnostics.map(({ code, pointer, severity, message }) => {
        const Icon = icons[severity];
        return (
          <li key={`${code} ${pointer}`}>
            <Icon className={`imp-diagnostic-${severity}`} aria-label={t(`severity.${severity}`)} />
            <span>{message}</span>
            <code className="imp-pointer">{pointer}</code>
          </li>
        );
      })}
    </ul>
  );
}
