import { useTranslation } from 'react-i18next';
import { codeTexts } from '../../../engine/core/protocol/codes.ts';
import { useText } from '../../../engine/web/index.ts';

/** What `ret` can be. */
export function CodeTable() {
  const { t } = useTranslation('docs');
  const text = useText();
  return (
    <table className="docs-codes">
      <caption>{t('codes')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('code')}</th>
          <th scope="col">{t('meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(codeTexts).map(([code, meaning]) => (
          <tr key={code}>
            <td>
              <code>{code}</code>
            </td>
            <td>{text(meaning)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
