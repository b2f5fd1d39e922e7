import { ref } from 'valtio/vanilla';
import { shownBodies } from '../../model/edits/flow/flow-index.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { Canvas } from './canvas.ts';

const prefix = 'portico-design-folded-';

/** The frames that are folded on this canvas. What a person folds is theirs: it is kept in the browser and not in the definition. */
export function readFoldedFrames(interfaceId: number | null): readonly string[] {
  const stored = interfaceId === null ? null : localStorage.getItem(prefix + interfaceId);
  return stored ? stored.split(' ') : [];
}

/** Folds a frame, or opens it again. */
export function foldFrame(canvas: Canvas, interfaceId: number | null, frame: string, isFolded: boolean): void {
  const others = canvas.state.folded.filter((id) => id !== frame);
  const folded = isFolded ? [...others, frame] : others;
  canvas.state.folded = ref(folded);
  if (interfaceId === null) return;
  try {
    if (folded.length > 0) localStorage.setItem(prefix + interfaceId, folded.join(' '));
    else localStorage.removeItem(prefix + interfaceId);
  } catch {
    // Remembered for this visit only.
  }
}

/** What stands in folded frames at any depth, with the outermost of them, which is drawn in its place. */
export function hiddenIn(definition: InterfaceDefinition, folded: readonly string[]): ReadonlyMap<string, string> {
  if (folded.length === 0) return new Map();
  const closed = new Set(folded);
  const bodyOf = shownBodies(definition);
  return new Map(
    definition.flow.nodes.flatMap(({ id }): [string, string][] => {
      let outermost: string | undefined;
      const seen = new Set<string>();
      for (let at = bodyOf.get(id)?.node; at !== undefined && !seen.has(at); at = bodyOf.get(at)?.node) {
        seen.add(at);
        if (closed.has(at)) outermost = at;
      }
      return outermost === undefined ? [] : [[id, outermost]];
    }),
  );
}
