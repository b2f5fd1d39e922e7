import type { DndContextProps } from '@dnd-kit/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What a reader hears while a node is dragged to the canvas; the library itself knows English only. */
export function usePaletteDragWords(): DndContextProps['accessibility'] {
  const { t } = useTranslation('designer-canvas');
  return useMemo(
    () => ({
      screenReaderInstructions: { draggable: t('dragOrEnter') },
      announcements: {
        onDragStart: () => t('dragTaken'),
        onDragOver: () => undefined,
        onDragEnd: () => t('dragDropped'),
        onDragCancel: () => t('dragCancelled'),
      },
    }),
    [t],
  );
}
