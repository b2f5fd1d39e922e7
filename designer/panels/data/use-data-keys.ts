import { useEffect } from 'react';
import { useTab } from '../../../engine/web/index.ts';
import { chordOf } from '../../canvas/keys/chord.ts';
import { type CommandId, commandOf, commandsAt } from '../../canvas/keys/keymap.ts';
import { mayListen } from '../../canvas/keys/listening.ts';
import { chosenKeys } from '../../canvas/keys/use-keymap.ts';

/** The designer's keys for these commands, as the person has set them, while the page is on top. */
export function useDataKeys(run: Partial<Record<CommandId, () => void>>): void {
  const { isActive } = useTab();
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const chord = chordOf(event);
      if (chord === null) return;
      const id = commandsAt(chosenKeys(), chord).find((one) => run[one] && mayListen(commandOf(one).scope, chord, event.target, null));
      if (id === undefined) return;
      event.preventDefault();
      run[id]?.();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isActive, run]);
}
