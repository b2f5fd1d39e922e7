import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PreviewAnswer } from '../../../import/protocol.ts';
import { DiagnosticList } from '../parts/DiagnosticList.tsx';

const kinds = { swagger2: 'Swagger 2.0', 'openapi3.0': 'OpenAPI 3.0', 'openapi3.1': 'OpenAPI 3.1' } as const;

/** The documents in hand: what they call themselves, where their operations are called, and what no single operation says. */
export function DocumentHead({ preview: { documents, issues }, onOther }: { preview: PreviewAnswer; onOther(): void }) {
  const { t } = useTranslation('designer-import');
  return (
    <header className="imp-card imp-documents">
      <Button className="imp-other" size="small" onClick={onOther}>
        {t('other')}
      </Button>
      <ul>
        {documents.map((document, index) => (
          // Two files may be alike in everything.
          // biome-ignore lint/suspicious/noArrayIndexKey: documents never change places
          <li key={index}>
            <strong>{document.title || document.name || t('untitled')}</strong> {document.version !== '' && <code>{document.version}</code>}
            <span className="p-second imp-facts">
              <span>{kinds[document.kind]}</span>
              <span>{t('operations', { count: document.operations })}</span>
              <code>{document.namespace}</code>
              <span className="imp-cut">{document.server ?? (document.told || t('noServer'))}</span>
            </span>
          </li>
        ))}
      </ul>
      {issues.length > 0 && (
        <details className="imp-document-diagnostics">
          <summary>{t('documentDiagnostics', { count: issues.length })}</summary>
          <DiagnosticList diagnostics={issues} />
        </details>
      )}
    </header>
  );
}
