import type { Screen } from '../descriptor/types.ts';
import { pickableLibraries, pickableReferences } from './references.ts';

/**
 * Calls that every page of a screen may make besides its operations: options of reference fields, history, bulk edit with preview, records that refer
 * to others, undo, related lists, and the tiles of a dashboard.
 */
export type HelperCall = 'Options' | 'History' | 'EditAll' | 'EditPreview' | 'Affected' | 'Undo' | 'Related' | 'Tiles';

/** Returns the helper calls of a screen. A verb that the descriptor declares replaces the helper call of that name. */
export function helperCallsOf(screen: Screen): HelperCall[] {
  const declared = new Set([
    ...Object.values(screen.calls),
    ...screen.machines.flatMap((machine) => machine.transitions.map(({ verb }) => verb)),
    ...screen.actions.map(({ verb }) => verb),
  ]);
  const calls: HelperCall[] = [];
  if (pickableReferences(screen).size + pickableLibraries(screen).size > 0) calls.push('Options');
  // What everybody may read was something else before, which is nobody's affair.
  if (screen.table && screen.calls.Get !== undefined && !screen.public) calls.push('History');
  if (screen.kind === 'list' && screen.site === 'admin' && screen.calls.Edit !== undefined && screen.calls.List !== undefined)
    calls.push('EditAll', 'EditPreview');
  if (screen.kind === 'list' && screen.site === 'admin' && screen.table) calls.push('Affected');
  if (screen.related.length > 0 && screen.calls.Get !== undefined) calls.push('Related');
  if (screen.dashboard) calls.push('Tiles');
  const isBulk = screen.kind === 'list' && screen.site === 'admin' && (screen.calls.Edit ?? screen.calls.Import) !== undefined;
  // Records that an effect moved elsewhere would stay where they are.
  if (isBulk && Object.keys({ ...screen.add.move, ...screen.edit.move }).length === 0) calls.push('Undo');
  return calls.filter((call) => !declared.has(call));
}
