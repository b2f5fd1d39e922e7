import { captureFocus } from './capture-focus.ts';
import type { Designer } from './designer.ts';

export interface HandedOver {
  designer: Designer;
  giveFocusBack(): void;
}

const waiting = new Map<string, HandedOver>();

/** A new interface was stored and goes on at the address of its record: with its undo steps, the focus and all. */
export function handOver(designer: Designer, id: number): void {
  waiting.set(String(id), { designer, giveFocusBack: captureFocus() });
}

/** Returns what was handed over to the record of this id, once; null where nothing was. */
export function takeHandover(id: string | undefined): HandedOver | null {
  if (id === undefined) return null;
  const handed = waiting.get(id) ?? null;
  waiting.delete(id);
  return handed;
}
