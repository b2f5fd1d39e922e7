import { useTranslation } from 'react-i18next';
import type { ShownFailure } from '../../../../engine/core/docs/shown-interface.ts';
import { codeTexts } from '../../../../engine/core/protocol/codes.ts';
import { useText } from '../../../../engine/web/index.ts';

/** What `ret` can be: an interface's own refusals first, then the platform's codes. `isTitled`: a heading above says so already. */
export function CodeTable({ failures = [], isTitled = false }: { failures?: ShownFailure[]; isTitled?: boolean }) {
  const { t } = useTranslation('docs');
  const text = useText();
  return (
    <table className="docs-codes">
      <caption className={isTitled ? 'docs-unseen' : undefined}>{t('codes')}</caption>
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
