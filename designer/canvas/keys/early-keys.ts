import type { Canvas } from '../state/canvas.ts';
import { isTyping } from './listening.ts';

/** Typed for a list that was opened and whose code is only just being loaded. True when the key was kept for it. */
export function keepEarlyKey(canvas: Canvas, { key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const { quickAdd, isFinding } = canvas.state;
  if ((!quickAdd && !isFinding) || isTyping(target) || ctrlKey || metaKey || altKey) return false;
  if (key.length === 1) canvas.early.text += key;
  else if (key === 'Enter') canvas.early.isEntered = true;
  return key !== 'Escape';
}
