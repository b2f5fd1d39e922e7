import { useTranslation } from 'react-i18next';
import { codeTexts } from '../../../engine/core/protocol/codes.ts';
import type { ServiceFailure } from '../../../engine/core/protocol/service-about.ts';
import { useText } from '../../../engine/web/index.ts';

/** What `ret` can be: an interface's own refusals first, then the platform's codes. */
export function CodeTable({ failures = [] }: { failures?: ServiceFailure[] }) {
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
        {failures.map(({ ret, message }) => (
          <tr key={`${ret} ${message}`}>
            <td>
              <code>{ret}</code>
            </td>
            <td>
              {message} <span className="docs-remark">{t('ownFailure')}</span>
            </td>
          </tr>
        ))}
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
