import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CatalogRow } from '../../shared/catalog.ts';
import { DocsPlaceContext } from '../parts/docs-place.ts';

export interface NeighbourRows {
  previous?: CatalogRow;
  next?: CatalogRow;
}

/** From one interface to the one before and after it. */
export function Neighbours({ previous, next }: NeighbourRows) {
  const { t } = useTranslation('docs');
  const { addressOf } = useContext(DocsPlaceContext);
  const link = (row: CatalogRow | undefined, word: 'previous' | 'next') =>
    row && (
      <Link className={`docs-${word}`} to={addressOf(row.service)} rel={word === 'next' ? 'next' : 'prev'}>
        <span className="p-second">{t(word)}</span>
        <span>{row.title}</span>
      </Link>
    );
  return (
    <nav className="docs-neighbours" aria-label={t('neighbours')}>
      {link(previous, 'previous')}
      {link(next, 'next')}
    </nav>
  );
}
