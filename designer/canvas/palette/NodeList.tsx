import { HolderOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { useDraggable } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../engine/web/index.ts';
import { FamilyIcon } from '../../panels/parts/FamilyIcon.tsx';
import { TypeMark } from '../../panels/parts/type-mark/TypeMark.tsx';
import { type PaletteItem, signOf } from './palette-entries.ts';

export interface NodeListProps {
  items: readonly PaletteItem[];
  /** Set where an entry is listed twice, as a favourite and in its family. */
  place: string;
  favourites: readonly string[];
  onAdd(item: PaletteItem): void;
  onStar(item: PaletteItem): void;
}

/** Entries of the palette: dragged onto the canvas, or added with Enter or a click. */
export function NodeList({ items, ...props }: NodeListProps) {
  return (
    <ul className="design-palette-list">
      {items.map((item) => (
        <Entry key={item.key} item={item} {...props} />
      ))}
    </ul>
  );
}

function Entry({ item, place, favourites, onAdd, onStar }: Omit<NodeListProps, 'items'> & { item: PaletteItem }) {
  const { t } = useTranslation('designer-canvas');
  const text = useText();
  const { setNodeRef, listeners } = useDraggable({ id: `${place}/${item.key}`, data: { item } });
  const label = text(item.label);
  const isFavourite = favourites.includes(item.key);
  return (
    <li className="design-palette-entry">
      <button
        ref={setNodeRef}
        {...listeners}
        type="button"
        className={`design-palette-node design-family-${item.family}`}
        title={t('dragOrEnter')}
        onClick={() => onAdd(item)}
      >
        <FamilyIcon family={item.family} />
        <span className="design-palette-name">{label}</span>
        {place === 'parameter' && item.words?.[0] ? <TypeMark type={item.words[0]} /> : <small>{signOf(item)}</small>}
        <HolderOutlined className="design-palette-grip" aria-hidden />
      </button>
      <button
        type="button"
        className="design-palette-star"
        aria-pressed={isFavourite}
        aria-label={t('favourite', { name: label })}
        onClick={() => onStar(item)}
      >
        {isFavourite ? <StarFilled /> : <StarOutlined />}
      </button>
    </li>
  );
}
