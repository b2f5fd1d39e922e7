import type { Designer } from './designer.ts';

const waiting = new Map<string, Designer>();

/** A new interface was stored and goes on at the address of its record: with its undo steps and all. */
export function handOver(designer: Designer, id: number): void {
  waiting.set(String(id), designer);
}

export function takeHandedOver(id: string | undefined): Designer | null {
  if (id === undefined) return null;
  const designer = waiting.get(id) ?? null;
  waiting.delete(id);
  return designer;
}
