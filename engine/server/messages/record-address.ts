import type { Screen } from '../../core/descriptor/types.ts';
import { siteBases } from '../../core/protocol/site.ts';
import type { Platform } from '../kernel/platform.ts';
import type { AnyQuery } from '../kernel/ports/database.ts';

/** What addresses are found in. */
type Surroundings = Pick<Platform, 'screens' | 'repositories'>;

/**
 * Returns the path of the page on which a site shows the record; null if it has none. What is in no menu and stands in a list on another record's
 * page, as a reply in its thread, is shown there, at its place.
 */
export async function recordAddress(
  surroundings: Surroundings,
  query: AnyQuery,
  site: Screen['site'],
  about: { screen: string; id: number },
): Promise<string | null> {
  const shown = faceOf(surroundings.screens.all(), site, about.screen);
  if (shown?.kind === 'single') return shown.routes.edit === undefined ? null : siteBases[site] + shown.routes.edit;
  const place = shown?.menu === false ? await placeOf(surroundings, query, shown, about.id) : null;
  return place ?? (shown?.routes.detail === undefined ? null : `${siteBases[site]}${shown.routes.detail}/${about.id}`);
}

/** Returns the path of the list on which a site shows the records; null if it has none. */
export function listAddress(screens: readonly Screen[], site: Screen['site'], screen: string): string | null {
  const path = faceOf(screens, site, screen)?.routes.list;
  return path === undefined ? null : siteBases[site] + path;
}

/** The page of the record whose list has this one, and where in it. */
async function placeOf({ screens, repositories }: Surroundings, query: AnyQuery, face: Screen, id: number): Promise<string | null> {
  const lists = screens.all().flatMap((host) => (host.site === face.site ? host.related.map((related) => ({ host, related })) : []));
  const found = lists.find(({ host, related }) => related.query.from === face.name && host.kind === 'list' && host.routes.detail !== undefined);
  const record = found && (await repositories.of(face)?.get(query, id));
  const owner = record?.[found?.related.query.via ?? ''];
  if (!found || typeof owner !== 'number') return null;
  return `${siteBases[face.site]}${found.host.routes.detail}/${owner}?related=${found.related.name}&entry=${id}`;
}

function faceOf(screens: readonly Screen[], site: Screen['site'], records: string): Screen | undefined {
  const faces = screens.filter((one) => one.site === site && one.records === records && one.calls.Get !== undefined);
  return faces.find(({ name }) => name === records) ?? faces[0];
}
