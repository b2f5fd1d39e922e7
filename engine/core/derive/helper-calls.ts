import type { Screen } from '../descriptor/types.ts';
import { pickableReferences } from './references.ts';

/** Calls every page of a screen may make beside its operations: choices for reference fields, who changed a record when, one edit for all that match, and what refers to records. */
export type HelperCall = 'Options' | 'History' | 'EditAll' | 'Affected';

/** The helper calls of a screen. A verb the descriptor declares itself wins. */
export function helperCallsOf(screen: Screen): HelperCall[] {
  const declared = new Set([
    ...Object.values(screen.calls),
    ...screen.machines.flatMap((machine) => machine.transitions.map(({ verb }) => verb)),
    ...screen.actions.map(({ verb }) => verb),
  ]);
  const calls: HelperCall[] = [];
  if (pickableReferences(screen).size > 0) calls.push('Options');
  if (screen.table && screen.calls.Get !== undefined) calls.push('History');
  if (screen.kind === 'list' && screen.site === 'admin' && screen.calls.Edit !== undefined && screen.calls.List !== undefined) calls.push('EditAll');
  if (screen.kind === 'list' && screen.site === 'admin' && screen.table) calls.push('Affected');
  return calls.filter((call) => !declared.has(call));
}
