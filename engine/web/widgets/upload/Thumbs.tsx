import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../base/lazy-part.ts';
import { fileAddress, smallAddress } from './file-address.ts';
import '../parts/cells.css';

const Preview = lazyPart(() => import('./Preview.tsx'));
const sizes = { list: 22, detail: 96 };

/** Small pictures; a click opens them large. */
export function Thumbs({ images, place }: { images: string[]; place: 'list' | 'detail' }) {
  const { t } = useTranslation('list');
  const [shown, setShown] = useState<number | null>(null);
  const size = sizes[place];
  const addresses = images.map(fileAddress);
  return (
    <span className="cell-images">
      {addresses.map((address, index) => (
        <button
          type="button"
          key={address}
          className="cell-thumb"
          aria-label={t('enlarge')}
          onClick={(event) => {
            event.stopPropagation();
            setShown(index);
          }}
        >
          <img src={smallAddress(address, 160)} alt="" width={size} height={size} loading="lazy" />
        </button>
      ))}
      {shown !== null && <Preview addresses={addresses} index={shown} onClose={() => setShown(null)} />}
    </span>
  );
}
