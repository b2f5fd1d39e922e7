import type { KeyboardEvent } from 'react';

export type InlineKey = 'save' | 'cancel' | 'next' | 'previous';

/** What a key means to the open cell; null where it belongs to the control inside: an open drop-down, a new line, an input method. */
export function inlineKey(event: KeyboardEvent): InlineKey | null {
  if (event.nativeEvent.isComposing || !(event.target instanceof HTMLElement)) return null;
  const { target } = event;
  switch (event.key) {
    case 'Tab':
      return event.shiftKey ? 'previous' : 'next';
    case 'Escape':
      return isDropped(target) ? null : 'cancel';
    case 'Enter':
      return event.ctrlKey || event.metaKey || savesOnEnter(target) ? 'save' : null;
    default:
      return null;
  }
}

function savesOnEnter(target: HTMLElement): boolean {
  if (target instanceof HTMLTextAreaElement || isDropped(target)) return false;
  if (target instanceof HTMLButtonElement) return target.role === 'switch';
  const isTyped = target instanceof HTMLInputElement && target.value !== '';
  return !(isTyped && target.closest('.ant-select-multiple'));
}

/** Its list of choices, or its calendar, is open. */
function isDropped(target: HTMLElement): boolean {
  if (target.getAttribute('aria-expanded') === 'true') return true;
  return target.closest('.ant-picker') !== null && document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)') !== null;
}
