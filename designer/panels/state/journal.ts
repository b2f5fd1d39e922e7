import { checkSchema } from '../../model/checks/check-schema.ts';
import type { InterfaceDefinition } from '../../model/definition.ts';
import { definitionSchema } from '../../model/definition-schema.ts';
import { hasErrors } from '../../model/problem.ts';

/** Unsaved work in the browser's own storage, written at each act: a tab that dies loses the act it died in and no more. */
export interface Journal {
  write(definition: InterfaceDefinition): void;
  /** Null when there is none, or when it belongs to another revision. */
  read(rev: number): InterfaceDefinition | null;
  clear(): void;
}

/** @param key names the interface: its id, or `new` */
export function openJournal(key: string): Journal {
  const name = `portico-design-${key}`;
  return {
    write(definition) {
      try {
        localStorage.setItem(name, JSON.stringify(definition));
      } catch {
        // Storage is full or forbidden: saving still works, only the net below it is gone.
      }
    },
    read(rev) {
      const stored = parsed(localStorage.getItem(name));
      if (stored === null || hasErrors(checkSchema(definitionSchema, stored, ''))) return null;
      const definition = stored as InterfaceDefinition;
      return definition.rev === rev ? definition : null;
    },
    clear: () => localStorage.removeItem(name),
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
