import { checkSchema } from '../../model/checks/check-schema.ts';
import type { InterfaceDefinition } from '../../model/definition.ts';
import { definitionSchema } from '../../model/definition-schema.ts';
import { hasErrors } from '../../model/problem.ts';

export interface UnsavedWork {
  definition: InterfaceDefinition;
  /** The stored draft it was made from: what a merge starts from when somebody has saved since. */
  base: InterfaceDefinition;
}

/** Unsaved work in the browser's own storage, written at each act: a tab that dies loses the act it died in and no more. */
export interface Journal {
  write(work: UnsavedWork): void;
  /** Null when there is none. */
  read(): UnsavedWork | null;
  clear(): void;
}

/** @param key names the interface: its id, or `new` */
export function openJournal(key: string): Journal {
  const name = `portico-design-${key}`;
  return {
    write(work) {
      try {
        localStorage.setItem(name, JSON.stringify(work));
      } catch {
        // Storage is full or forbidden: saving still works, only the net below it is gone.
      }
    },
    read() {
      const stored = parsed(localStorage.getItem(name));
      if (typeof stored !== 'object' || stored === null || !('definition' in stored) || !('base' in stored)) return null;
      const { definition, base } = stored;
      return isDefinition(definition) && isDefinition(base) ? { definition, base } : null;
    },
    clear: () => localStorage.removeItem(name),
  };
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
