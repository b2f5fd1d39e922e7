import { createContext, useContext, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { subscribe } from 'valtio/vanilla';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { Diagnostic } from '../../model/types/diagnostic.ts';
import type { Designer, DesignerState } from './designer.ts';

export const DesignerContext = createContext<Designer | null>(null);

/** The open interface this part of the page belongs to. */
export function useDesigner(): Designer {
  const designer = useContext(DesignerContext);
  if (!designer) throw new Error('no designer around this component');
  return designer;
}

/** State that renders again when a member that was read has changed. Definitions in it are immutable: edit them through `Designer.edit`. */
export function useDesignerState(): DesignerState {
  // Its immutable members are as deep as JSON, too deep for the type of a snapshot.
  return useSnapshot<object>(useDesigner().state) as DesignerState;
}

/**
 * A part of the definition, for what need not render at every edit.
 * @param select answers the same value for a part that has not changed; edits leave the identity of everything else alone
 */
export function useDefinition<Part>(select: (definition: InterfaceDefinition) => Part): Part {
  const { state } = useDesigner();
  return useSyncExternalStore(
    (changed) => subscribe(state, changed),
    () => select(state.definition),
  );
}

/** The diagnostics to show: none before the person has done anything. Whether there is code, and whether it runs, `state.diagnostics` tell. */
export function useShownDiagnostics(): readonly Diagnostic[] {
  const { diagnostics, isPristine } = useDesignerState();
  return isPristine ? unasked : diagnostics;
}

const unasked: readonly Diagnostic[] = [];
