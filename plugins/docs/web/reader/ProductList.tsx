import { useTranslation } from 'react-i18next';
import { MarkdownText, StatusTag } from '../../../../engine/web/index.ts';
import type { CatalogProduct } from '../../shared/catalog.ts';

/** The API products with what they are for, when they end and what has changed. */
export function ProductList({ products }: { products: readonly CatalogProduct[] }) {
  const { t } = useTranslation('docs');
  if (products.length === 0) return null;
  return (
    <>
      <h2>{t('products.title')}</h2>
      {products.map(({ title, version, overview, deprecatedOn, sunsetOn, changes }) => (
        <section key={title} aria-label={title}>
          <h3>
            {title} {version !== '' && <span className="p-second">{version}</span>}
          </h3>
          {deprecatedOn !== null && (
            <p>
              <StatusTag tone="warning">{t('products.deprecated', { day: deprecatedOn })}</StatusTag>
            </p>
          )}
          {sunsetOn !== null && <p>{t('products.sunset', { day: sunsetOn })}</p>}
          {overview !== '' && <MarkdownText text={overview} />}
          {changes.length > 0 && (
            <details>
              <summary>{t('products.changes')}</summary>
              {changes.map(({ day, version: changed, content }) => (
                <div key={`${day} ${changed} ${content}`}>
                  <h4>
                    {day} {changed}
                  </h4>
                  <MarkdownText text={content} />
                </div>
              ))}
            </details>
          )}
        </section>
      ))}
    </>
  );
}
