import type { Screen } from '../../core/descriptor/types.ts';
import type { Platform } from '../kernel/platform.ts';
import type { LiveScreens } from './live-screens.ts';
import { bindScreenServices } from './screen-services.ts';

/** Keeps the callable services in step with the live screens, and notifies open pages and other instances. */
export function bindScreens(platform: Platform, screens: LiveScreens): void {
  screens.onChange(({ added, changed, removed }) => {
    for (const screen of removed) platform.services.remove(ownerOf(screen));
    for (const screen of [...added, ...changed]) platform.services.replace(ownerOf(screen), bindScreenServices(platform, screen));
    platform.events.emit({ kind: 'screens-changed' }).catch((error: unknown) => console.error('screens-changed:', error));
  });
}

function ownerOf(screen: Screen): string {
  return `screen:${screen.name}`;
}
