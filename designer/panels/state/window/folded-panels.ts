import { proxy } from 'valtio/vanilla';

const key = 'portico-design-panels-folded';
const stored = localStorage.getItem(key)?.split(' ') ?? [];

export type SidePanel = 'left' | 'right';

/** Which panels beside a view are folded away. Remembered in this browser. */
export const foldedPanels = proxy<Record<SidePanel, boolean>>({ left: stored.includes('left'), right: stored.includes('right') });

export function foldPanel(side: SidePanel, isFolded: boolean): void {
  foldedPanels[side] = isFolded;
  try {
    localStorage.setItem(key, (['left', 'right'] as const).filter((one) => foldedPanels[one]).join(' '));
  } catch {
    // Remembered for this visit only.
  }
}
