import i18next from 'i18next';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { notify } from '../../state/toasts.ts';
import { chunk } from '../../widgets/base/chunk.ts';

const load = chunk(() => import('./CommandPalette.tsx'));

/** The command palette on Ctrl+K; its code comes with the first opening. */
export function usePalette(): { open(): void; shown: ReactNode } {
  const [Palette, setPalette] = useState<ComponentType<{ onClose(): void }> | null>(null);
  const open = useCallback(() => {
    load().then(
      (module) => setPalette(() => module.default),
      () => notify('error', i18next.t('shell:errors.chunkTitle')),
    );
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);
  return { open, shown: Palette && <Palette onClose={() => setPalette(null)} /> };
}
