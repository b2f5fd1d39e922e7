import type { InterfaceDefinition } from '../../model/types/definition.ts';

/** One thing to compare: a published bundle, or the draft as it is drawn. */
export interface Version {
  /** The bundle's hash, or `draft`. */
  key: string;
  title: string;
  definition: InterfaceDefinition;
  /** Null where a draft with errors has no code. */
  ts: string | null;
  php: string | null;
}
