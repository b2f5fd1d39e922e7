import type { Screen } from '../../core/descriptor/types.ts';
import { siteBases } from '../../core/protocol/site.ts';

/** Returns the path of the page on which a site shows the record; null if it has none. */
export function recordAddress(screens: readonly Screen[], site: Screen['site'], { screen, id }: { screen: string; id: number }): string | null {
  const shown = faceOf(screens, site, screen);
  if (shown?.kind === 'single') return shown.routes.edit === undefined ? null : siteBases[site] + shown.routes.edit;
  return shown?.routes.detail === undefined ? null : `${siteBases[site]}${shown.routes.detail}/${id}`;
}

/** Returns the path of the list on which a site shows the records; null if it has none. */
export function listAddress(screens: readonly Screen[], site: Screen['site'], screen: string): string | null {
  const path = faceOf(screens, site, screen)?.routes.list;
  return path === undefined ? null : siteBases[site] + path;
}

function faceOf(screens: readonly Screen[], site: Screen['site'], records: string): Screen | undefined {
  const faces = screens.filter((one) => one.site === site && one.records === records && one.calls.Get !== undefined);
  return faces.find(({ name }) => name === records) ?? faces[0];
}
