import type { KeyboardEvent } from 'react';

/** Moves the focus along the lines of a menu; at a section right opens and left closes, and a space presses. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: menu, key } = event;
  if (!(target instanceof HTMLElement)) return;
  const line = target.closest<HTMLElement>('[role=menuitem]');
  if (!line || !movesBy(key, line, [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')])) return;
  event.preventDefault();
  event.stopPropagation();
}

/** @returns whether the key means something here */
function movesBy(key: string, line: HTMLElement, lines: HTMLElement[]): boolean {
  const at = lines.indexOf(line);
  const expanded = line.ariaExpanded;
  switch (key) {
    case 'ArrowDown':
      lines[(at + 1) % lines.length]?.focus();
      return true;
    case 'ArrowUp':
      lines.at(at - 1)?.focus();
      return true;
    case 'Home':
      lines[0]?.focus();
      return true;
    case 'End':
      lines.at(-1)?.focus();
      return true;
    case ' ':
      line.click();
      return true;
    case 'ArrowRight':
      if (expanded === 'false') line.click();
      else if (expanded === 'true') lines[at + 1]?.focus();
      return expanded !== null;
    case 'ArrowLeft': {
      if (expanded === 'true') line.click();
      else sectionOf(line)?.focus();
      return true;
    }
    default:
      return false;
  }
}

/** The line that the list of a line belongs to. */
function sectionOf(line: HTMLElement): HTMLElement | null {
  const list = line.closest('[role=menu]');
  return list?.previousElementSibling instanceof HTMLElement && list.previousElementSibling.role === 'menuitem' ? list.previousElementSibling : null;
}
