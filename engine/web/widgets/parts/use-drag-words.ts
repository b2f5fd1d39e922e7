import type { Active, DndContextProps, Over } from '@dnd-kit/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What a reader hears while an item of a sortable list is moved by keyboard; the library itself knows English only. */
export function useDragWords(): DndContextProps['accessibility'] {
  const { t } = useTranslation('form');
  return useMemo(
    () => ({
      screenReaderInstructions: { draggable: t('drag.instructions') },
      announcements: {
        onDragStart: ({ active }) => t('drag.taken', { place: placeOf(active) }),
        onDragOver: ({ over }) => (over ? t('drag.over', { place: placeOf(over) }) : undefined),
        onDragEnd: ({ active, over }) => t('drag.dropped', { place: placeOf(over ?? active) }),
        onDragCancel: ({ active }) => t('drag.cancelled', { place: placeOf(active) }),
      },
    }),
    [t],
  );
}

/** One-based place of an item in its list. */
function placeOf(item: Active | Over): number {
  return Number(item.data.current?.sortable?.index ?? 0) + 1;
}
