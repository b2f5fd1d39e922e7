import { useTranslation } from 'react-i18next';
import type { UpstreamError } from '../../../../engine/core/protocol/service-about.ts';
import { JsonCode } from '../parts/JsonCode.tsx';
import { ReturnList } from './ReturnList.tsx';
import { Words } from './Words.tsx';

/** What the other side of a proxied interface refuses, with the shape of its answers. */
export function UpstreamErrors({ errors }: { errors: UpstreamError[] }) {
  const { t } = useTranslation('docs');
  return (
    <>
      <h3>{t('upstreamErrors')}</h3>
      <p className="p-second docs-remark-line">{t('upstreamErrorsHelp')}</p>
      <dl className="docs-parameters">
        {errors.map(({ status, description, returns, example }) => (
          <div key={status}>
            <dt>
              <code>{status}</code>
            </dt>
            <dd>
              {description && <Words text={description} />}
              {returns.length > 0 && <ReturnList fields={returns} />}
              {example !== null && <JsonCode label={t('example')} text={JSON.stringify(example, null, 2)} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
