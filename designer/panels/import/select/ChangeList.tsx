import { useTranslation } from 'react-i18next';
import type { PreviewChange } from '../../../import/protocol.ts';
import { ValueText } from '../parts/ValueText.tsx';

/** From what is stored to what the document says, field by field. */
export function ChangeList({ changes }: { changes: readonly PreviewChange[] }) {
  const { t } = useTranslation('designer-import');
  return (
    <section>
      <h3 className="imp-heading">{t('changes', { count: changes.length })}</h3>
      <table className="imp-changes">
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ pointer, label, before, after }) => (
            <tr key={pointer}>
              <th scope="row" title={pointer}>
                {label}
              </th>
              <td className="imp-before">
                <ValueText value={before} />
              </td>
              <td className="imp-after">
                <ValueText value={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
