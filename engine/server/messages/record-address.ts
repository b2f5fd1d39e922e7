import type { Screen } from '../../core/descriptor/types.ts';
import { siteBases } from '../../core/protocol/site.ts';

/** Where a face of the site shows the record, from the root of the site; null where it has no page for it. */
export function recordAddress(screens: readonly Screen[], site: Screen['site'], { screen, id }: { screen: string; id: number }): string | null {
  const shown = faceOf(screens, site, screen);
  if (shown?.kind === 'single') return shown.routes.edit === undefined ? null : siteBases[site] + shown.routes.edit;
  return shown?.routes.detail === undefined ? null : `${siteBases[site]}${shown.routes.detail}/${id}`;
}

/** Where a face of the site lists the records. */
export function listAddress(screens: readonly Screen[], site: Screen['site'], screen: string): string | null {
  const path = faceOf(screens, site, screen)?.routes.list;
  return path === undefined ? null : siteBases[site] + path;
}

function faceOf(screens: readonly Screen[], site: Screen['site'], records: string): Screen | undefined {
  const faces = screens.filter((one) => one.site === site && one.records === records && one.calls.Get !== undefined);
  return faces.find(({ name }) => name === records) ?? faces[0];
}
