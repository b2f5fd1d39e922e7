import { checkSchema } from '../../../model/types/check-schema.ts';
import type { InterfaceDefinition } from '../../../model/types/definition.ts';
import { definitionSchema } from '../../../model/types/definition-schema.ts';
import { hasErrors } from '../../../model/types/diagnostic.ts';
import { absentOf, bePresent } from './presence.ts';

export interface UnsavedWork {
  definition: InterfaceDefinition;
  /** The stored draft it was made from: what a merge starts from when somebody has saved since. */
  base: InterfaceDefinition;
}

/** Work of a page that is gone. */
export interface LeftWork extends UnsavedWork {
  /** ISO time of the last act. */
  writtenAt: string;
  /** Key in the browser's storage. */
  entry: string;
}

/**
 * Unsaved work in the browser's own storage, written at each act: a tab that dies loses the act it died in and no more. Each page writes its
 * own entry, so that two tabs on one interface do not write over each other. Entries belong to an account: the next one at the same machine
 * must not read them.
 */
export interface Journal {
  write(work: UnsavedWork): void;
  clear(): void;
  /** The interface has another name from now on: a new one got its id. */
  moveTo(id: string): void;
  /** While it is held, no other page takes this one's work for left. Call the result to let go. */
  hold(): () => void;
  /** What pages that are gone left of this interface, the latest first. */
  left(): Promise<LeftWork[]>;
  forget(work: LeftWork): void;
}

/** @param id of the record, or `new` */
export function openJournal(account: string, id: string): Journal {
  const folderOf = (name: string) => `portico-design-work/${encodeURIComponent(account)}/${name}/`;
  // No secret, and the browser's own ids are not there on plain http.
  const page = Math.random().toString(36).slice(2);
  let folder = folderOf(id);
  const clear = () => localStorage.removeItem(folder + page);
  return {
    write(work) {
      try {
        localStorage.setItem(folder + page, JSON.stringify({ ...work, writtenAt: new Date().toISOString() }));
      } catch {
        // Storage is full or forbidden: saving still works, only the net below it is gone.
      }
    },
    clear,
    moveTo(name) {
      clear();
      folder = folderOf(name);
    },
    hold: () => bePresent(page),
    async left() {
      const others = Object.keys(localStorage).filter((key) => key.startsWith(folder) && key !== folder + page);
      const absent = await absentOf(others.map((key) => key.slice(folder.length)));
      return absent.flatMap((name) => readWork(folder + name) ?? []).sort((one, other) => other.writtenAt.localeCompare(one.writtenAt));
    },
    forget: ({ entry }) => localStorage.removeItem(entry),
  };
}

/** Null when it is not there any more, or nothing this version understands. */
function readWork(entry: string): LeftWork | null {
  const stored = parsed(localStorage.getItem(entry));
  if (typeof stored !== 'object' || stored === null || !('definition' in stored) || !('base' in stored) || !('writtenAt' in stored)) return null;
  const { definition, base, writtenAt } = stored;
  return isDefinition(definition) && isDefinition(base) ? { definition, base, writtenAt: String(writtenAt), entry } : null;
}

function isDefinition(value: unknown): value is InterfaceDefinition {
  return value !== undefined && !hasErrors(checkSchema(definitionSchema, value, ''));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
