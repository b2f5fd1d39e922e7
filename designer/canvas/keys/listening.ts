import { type Chord, isPlain } from './chord.ts';
import type { KeyScope } from './keymap.ts';

/** Whether a command of this scope may take a key that was pressed at this place. */
export function mayListen(scope: KeyScope, chord: Chord, target: EventTarget | null, canvas: HTMLElement | null): boolean {
  if (isOverlayOpen()) return false;
  if (scope === 'always') return !isPlain(chord) || !isTyping(target);
  if (isTyping(target)) return false;
  if (scope === 'designer') return true;
  if (canvas === null || !canvas.checkVisibility()) return false;
  const isOnCanvas = target instanceof Node && canvas.contains(target);
  // Enter and Tab on a button of the canvas are the button's.
  if (isOnCanvas) return !(isPressable(target) && ['Enter', 'Tab', 'Space'].includes(chord));
  return target === document.body && chord !== 'Tab';
}

/** Whether keys pressed at this element belong to a text or a list of choices, and not to the canvas. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input:not([type=checkbox]):not([type=radio]), textarea, select, [role=combobox], .monaco-editor') !== null)
  );
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a, [role=button], [role=menuitem]') !== null;
}

function isOverlayOpen(): boolean {
  return [...document.querySelectorAll('[role=dialog][aria-modal=true], [role=menu].ant-dropdown-menu')].some((overlay) =>
    overlay.checkVisibility({ visibilityProperty: true }),
  );
}
