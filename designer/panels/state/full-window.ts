import { proxy } from 'valtio/vanilla';

const key = 'portico-design-full';

/** Whether designers cover the whole window: menu and tabs make way, the palette becomes a rail. Remembered in this browser. */
export const fullWindow = proxy({ isOn: localStorage.getItem(key) === 'yes' });

export function coverWindow(isOn: boolean): void {
  fullWindow.isOn = isOn;
  try {
    localStorage.setItem(key, isOn ? 'yes' : 'no');
  } catch {
    // Remembered for this visit only.
  }
}
