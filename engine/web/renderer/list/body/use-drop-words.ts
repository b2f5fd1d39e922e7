import type { Active, DndContextProps, Over } from '@dnd-kit/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What a reader hears while a record is moved to another place by keyboard. Both carry their word in `data.label`. */
export function useDropWords(): DndContextProps['accessibility'] {
  const { t } = useTranslation('list');
  return useMemo(
    () => ({
      screenReaderInstructions: { draggable: t('drop.instructions') },
      announcements: {
        onDragStart: ({ active }) => t('drop.taken', { title: labelOf(active) }),
        onDragOver: ({ active, over }) => (over ? t('drop.over', { title: labelOf(active), place: labelOf(over) }) : undefined),
        onDragEnd: ({ active, over }) =>
          over ? t('drop.dropped', { title: labelOf(active), place: labelOf(over) }) : t('drop.cancelled', { title: labelOf(active) }),
        onDragCancel: ({ active }) => t('drop.cancelled', { title: labelOf(active) }),
      },
    }),
    [t],
  );
}

function labelOf(item: Active | Over): string {
  return String(item.data.current?.label ?? '');
}
