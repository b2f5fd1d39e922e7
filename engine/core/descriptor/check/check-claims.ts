import { siteBases } from '../../protocol/site.ts';
import { fieldOf } from '../field-of.ts';
import { columnTypeOf } from '../formats.ts';
import type { Diagnostic } from '../parse/diagnostic.ts';
import { pointerOf } from '../parse/pointer.ts';
import type { RouteKind, Screen } from '../types.ts';
import type { Candidate, Report } from './shapes/check-context.ts';
import { reservedRoutes, systemTables } from './system-tables.ts';

/** The names, routes and tables that screens have claimed. One screen may have each; several may share a table with equal columns. */
export class Claims {
  readonly #names = new Map<string, Candidate>();
  readonly #routes = new Map<string, Candidate>();
  readonly #tables = new Map<string, Candidate[]>();

  add(candidate: Candidate): void {
    const { screen } = candidate;
    this.#names.set(screen.className.toLowerCase(), candidate);
    for (const path of Object.values(screen.routes)) {
      const key = routeKey(screen, path);
      if (!this.#routes.has(key)) this.#routes.set(key, candidate);
    }
    if (screen.table) this.#tables.set(screen.table.name, [...this.sharing(screen.table.name), candidate]);
  }

  named({ className }: Screen): Candidate | undefined {
    return this.#names.get(className.toLowerCase());
  }

  /** Who has the route on the same site. */
  at(screen: Screen, path: string): Candidate | undefined {
    return this.#routes.get(routeKey(screen, path));
  }

  sharing(table: string): Candidate[] {
    return this.#tables.get(table) ?? [];
  }
}

function routeKey({ site }: Screen, path: string): string {
  return `${site} ${path.toLowerCase()}`;
}

/** Whether a diagnostic is about a name, a route or a table that another screen has claimed. */
export function isClaim({ code }: Diagnostic): boolean {
  return code === 'duplicate-name' || code === 'duplicate-route' || code === 'table-conflict';
}

/** Reports names, routes and tables that an earlier screen has claimed. @param claims of the screens before this one */
export function checkClaims(candidate: Candidate, claims: Claims, report: Report): void {
  const { screen } = candidate;
  const other = claims.named(screen);
  if (other) {
    report('/name', 'duplicate-name', { found: screen.name, other: other.source.path });
    return;
  }
  checkRoutes(candidate, claims, report);
  checkTable(candidate, claims, report);
}

function checkRoutes({ file, screen }: Candidate, claims: Claims, report: Report): void {
  const kinds = Object.keys(screen.routes) as RouteKind[];
  for (const kind of kinds) {
    const path = screen.routes[kind];
    if (path === undefined) continue;
    const at = routePointer(file, kind);
    if (reservedRoutes.includes(path.toLowerCase())) report(at, 'reserved-route', { found: path });
    const base = siteBases[screen.site];
    if (`${path}/`.toLowerCase().startsWith(`${base}/`)) report(at, 'route-with-base', { found: path, base });
    const own = kinds.find((other) => other !== kind && screen.routes[other]?.toLowerCase() === path.toLowerCase());
    const sharesForm = kind === 'edit' && own === 'add';
    if (own !== undefined && kinds.indexOf(own) < kinds.indexOf(kind) && !sharesForm) report(at, 'duplicate-route', { found: path, other: screen.name });
    const other = claims.at(screen, path);
    if (other) report(at, 'duplicate-route', { found: path, other: other.screen.name });
  }
}

/** Where the route was written; a default route comes from the name. */
function routePointer({ routes }: Candidate['file'], kind: RouteKind): string {
  const isWritten = (key: RouteKind | 'form') => typeof routes?.[key] === 'string' || routes?.[key]?.path !== undefined;
  const key = [kind, ...(kind === 'list' || kind === 'detail' ? [] : (['form'] as const))].find(isWritten);
  if (key === undefined) return '/name';
  return typeof routes?.[key] === 'object' ? `/routes/${key}/path` : `/routes/${key}`;
}

function checkTable({ file, screen }: Candidate, claims: Claims, report: Report): void {
  const { table } = screen;
  if (!table) return;
  const at = file.table?.name === undefined ? '/name' : '/table/name';
  if (Object.hasOwn(systemTables, table.name) && systemTables[table.name] !== screen.records) report(at, 'reserved-table', { found: table.name });
  for (const other of claims.sharing(table.name)) {
    for (const field of screen.fields) {
      const twin = fieldOf(other.screen, field.name);
      if (!twin) continue;
      const [ours, theirs] = [columnTypeOf(field), columnTypeOf(twin)];
      if (ours === theirs) continue;
      report(
        pointerOf('schema', 'properties', field.name),
        'table-conflict',
        { table: table.name, found: field.name, other: other.screen.name, theirs, ours },
        'key',
      );
    }
  }
}
