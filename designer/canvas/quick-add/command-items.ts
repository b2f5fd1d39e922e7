import type { Text } from '../../../engine/core/text/text.ts';
import { type CommandId, commandIds, commandOf } from '../keys/keymap.ts';

/** A command among the nodes of the list. */
export interface CommandItem {
  key: string;
  label: Text;
  command: CommandId;
}

/** What belongs to the clipboard's own events cannot be started from here, and steps of a key are no commands to look for. */
const offered = commandIds.filter((id) => !commandOf(id).isFixed && !/^(nudge|leap|walk)|^add$/.test(id));

/** Commands by a word of either language, only where something is typed. */
export function searchCommands(words: string): CommandItem[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  return offered.flatMap((id) => {
    const { label } = commandOf(id);
    const isFound = [...Object.values(label), id].some((name) => name.toLowerCase().includes(wanted));
    return isFound ? [{ key: `command:${id}`, label, command: id }] : [];
  });
}
