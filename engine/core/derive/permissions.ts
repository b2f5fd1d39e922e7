import { texts as verbOperations } from '../../../generated/words/engine-core/permissions.ts';
import type { Action, Operation, RouteKind, Screen } from '../descriptor/types.ts';
import { offeredTransitions } from '../states/transitions.ts';
import type { Text } from '../text/text.ts';
import { type HelperCall, helperCallsOf } from './helper-calls.ts';
import { oncePer } from './once-per.ts';
import { routesOf } from './routes.ts';

/**
 * One thing that can be granted. Menu, routes and calls all read these nodes, so what is hidden, what answers 401
 * and what is refused always agree.
 */
export interface PermissionNode {
  /** A route path (`/application/list`), or `<path>#<Verb>` for a call that changes more than its page's own form. */
  key: string;
  /** Key of the page this verb belongs to; undefined for pages. */
  parent?: string;
  label: Text;
  /** Full names of the calls a holder may make. */
  calls: string[];
}

const pageOperations: Record<RouteKind, (Operation | HelperCall)[]> = {
  list: ['List', 'Get', 'Export', 'Options', 'History', 'Affected', 'Related'],
  add: ['Add', 'Get', 'Options'],
  edit: ['Edit', 'EditAll', 'EditPreview', 'Undo', 'Get', 'Options', 'History', 'Related', 'Tiles'],
  detail: ['Get', 'History', 'Related'],
};

/** What goes with the right to an operation: taking it back. */
const revertedBy: Partial<Record<Operation, (Operation | HelperCall)[]>> = { Remove: ['Restore'], Import: ['Undo'] };

/** Returns the permission nodes of a screen, pages first. */
export const permissionsOf: (screen: Screen) => readonly PermissionNode[] = oncePer(makePermissions);

function makePermissions(screen: Screen): PermissionNode[] {
  const nodes: PermissionNode[] = [];
  // Once for all nodes: finding them looks through all fields of the screen.
  const helpers: readonly string[] = helperCallsOf(screen);
  const callOf = (operation: Operation | HelperCall): string[] => {
    const verb = helpers.includes(operation) ? operation : screen.calls[operation as Operation];
    return verb === undefined ? [] : [serviceNameOf(screen, verb)];
  };
  for (const route of routesOf(screen)) {
    const calls = new Set(route.pages.flatMap((page) => pageOperations[page]).flatMap(callOf));
    nodes.push({ key: route.path, label: route.title, calls: [...calls] });
  }
  const base = screen.routes.list ?? screen.routes.edit;
  if (base === undefined) return nodes;
  for (const [operation, label] of Object.entries(verbOperations) as [Operation, Text][]) {
    const calls = [operation, ...(revertedBy[operation] ?? [])].flatMap(callOf);
    if (calls.length > 0) nodes.push({ key: `${base}#${operation}`, parent: base, label, calls });
  }
  for (const { verb, label } of [...offeredTransitions(screen), ...screen.actions.filter(runsOnServer)]) {
    nodes.push({ key: `${base}#${verb}`, parent: base, label, calls: [serviceNameOf(screen, verb)] });
  }
  return nodes;
}

/** Whether an action runs on the server. False for one that only opens a page or shows a widget. */
export function runsOnServer({ handler, set, move, notify }: Action): boolean {
  return handler !== undefined || Object.keys(set).length > 0 || Object.keys(move).length > 0 || notify.length > 0;
}

/** Returns the name of a call: `Admin.<Class>.<Verb>`, or `Platform.…` for a portal screen. */
export function serviceNameOf(screen: Pick<Screen, 'site' | 'className'>, verb: string): string {
  return `${screen.site === 'portal' ? 'Platform' : 'Admin'}.${screen.className}.${verb}`;
}
