import { useTranslation } from 'react-i18next';
import { NodeList, type NodeListProps } from './NodeList.tsx';
import { searchPalette } from './search-palette.ts';
import { useKnownItems } from './use-known-items.ts';

/** What a search of the palette finds. Comes with the first search: the words that operations are found by are many. */
export default function FoundNodes({ items, wanted, ...list }: Omit<NodeListProps, 'place'> & { wanted: string }) {
  const { t } = useTranslation('designer-canvas');
  const known = useKnownItems(wanted);
  const found = [...searchPalette(items, wanted), ...known];
  return found.length === 0 ? <p className="design-choice-empty">{t('nothingFound')}</p> : <NodeList {...list} place="found" items={found} />;
}
