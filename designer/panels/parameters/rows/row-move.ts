import type { KeyboardEvent } from 'react';
import type { RowMove } from './parameter-rows.ts';

const moves: Record<string, RowMove> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

/** The move that Alt with an arrow asks for; null for any other key. */
export function rowMoveOf(event: KeyboardEvent): RowMove | null {
  const { altKey, ctrlKey, metaKey, key, nativeEvent } = event;
  return altKey && !ctrlKey && !metaKey && !nativeEvent.isComposing ? (moves[key] ?? null) : null;
}
