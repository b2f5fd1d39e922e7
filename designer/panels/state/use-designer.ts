import { createContext, useContext } from 'react';
import { useSnapshot } from 'valtio';
import type { Problem } from '../../model/problem.ts';
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

/** The problems to show: none before the person has done anything. Whether there is code, and whether it runs, `state.problems` tell. */
export function useShownProblems(): readonly Problem[] {
  const { problems, isPristine } = useDesignerState();
  return isPristine ? unasked : problems;
}

const unasked: readonly Problem[] = [];
