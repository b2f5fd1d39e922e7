import type { MenuSection } from '../../core/derive/menu.ts';
import type { Diagnostic } from '../../core/descriptor/parse/diagnostic.ts';
import type { Screen } from '../../core/descriptor/types.ts';
import { LiveScreens, type LiveScreensOptions } from './live-screens.ts';

/** The screens of some folders. */
export interface LoadedScreens {
  screens: Screen[];
  sections: MenuSection[];
  diagnostics: Diagnostic[];
}

/** Reads the folders once, for scripts and tests. Leaves out screens with an error; the diagnostics say why. */
export async function loadScreens(options: Pick<LiveScreensOptions, 'folders' | 'knows' | 'needs'>): Promise<LoadedScreens> {
  const live = new LiveScreens(options);
  await live.reload();
  return { screens: live.all(), sections: live.sections(), diagnostics: live.diagnostics() };
}
