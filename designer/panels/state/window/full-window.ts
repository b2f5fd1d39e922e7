import { proxy } from 'valtio/vanilla';

const key = 'portico-design-full';
/** Pixels from which menu and tabs leave the canvas enough room. */
const roomyWidth = 1600;

const stored = localStorage.getItem(key);

/**
 * Whether designers cover the whole window: menu and tabs make way, the palette becomes a rail. Remembered in this browser; before anybody has
 * chosen, the width of the window decides.
 */
export const fullWindow = proxy({ isOn: stored === null ? window.innerWidth < roomyWidth : stored === 'yes' });

/** Lets designers cover the window or not, and remembers it. */
export function coverWindow(isOn: boolean): void {
  fullWindow.isOn = isOn;
  try {
    localStorage.setItem(key, isOn ? 'yes' : 'no');
  } catch {
    // Remembered for this visit only.
  }
}
