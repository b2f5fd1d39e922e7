import { checkSchema } from '../types/check-schema.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { definitionSchema } from '../types/definition-schema.ts';
import { type Diagnostic, hasErrors } from '../types/diagnostic.ts';
import { checkFailures } from './check-failures.ts';
import { checkFlow } from './check-flow.ts';
import { checkNames } from './check-names.ts';
import { checkParameters } from './check-parameters.ts';
import { checkTable } from './check-table.ts';
import { checkTopics, type NamedTopics } from './check-topics.ts';
import { checkHidden } from './hidden/check-hidden.ts';
import type { HiddenColumns } from './hidden/hidden-values.ts';
import { checkFunctions, type NewestFunctions } from './references/check-functions.ts';
import { checkSecrets } from './references/check-secrets.ts';

/** What the place of a check provides. */
export interface CheckTools {
  /** Whether the pattern engine that will run it takes a pattern. */
  isPattern(pattern: string): boolean;
  /** Names of the secret configuration entries, as far as they are known there. */
  secrets?: ReadonlySet<string>;
  /** Columns of other tables than its own that are written and never answered; left out: values of hidden columns are not followed. */
  hidden?: HiddenColumns;
  /** Topics of the platform, as far as they are known there. */
  topics?: NamedTopics;
  /** Published functions, as far as they are known there. */
  functions?: NewestFunctions;
}

/**
 * Returns all diagnostics of a definition. Never throws, for any value: one that does not have the shape of a definition gets the diagnostics of its
 * shape only.
 */
export function checkDefinition(definition: unknown, tools: Partial<CheckTools> = {}): Diagnostic[] {
  const shape = checkSchema(definitionSchema, definition, '');
  if (hasErrors(shape)) return shape;
  const checked = definition as InterfaceDefinition;
  const parameters = checkParameters(checked, tools.isPattern ?? isPattern);
  return [
    ...checkNames(checked),
    ...parameters,
    ...checkTable(checked),
    ...checkFailures(checked),
    ...checkFlow(checked),
    ...checkFunctions(checked, soundness, tools.functions),
    ...checkSecrets(checked, tools.secrets ?? new Set()),
    ...(tools.hidden ? checkHidden(checked, tools.hidden) : []),
    ...checkTopics(checked, tools.topics ?? new Map()),
  ];
}

/** Checks the copy of a function, which anybody may have pasted. */
function soundness(definition: InterfaceDefinition): Diagnostic[] {
  const shape = checkSchema(definitionSchema, definition, '');
  return hasErrors(shape) ? shape : [...checkParameters(definition, isPattern), ...checkFlow(definition), ...checkFunctions(definition, soundness)];
}

/** Narrows to a definition without errors. */
export function isValidDefinition(definition: unknown, diagnostics: readonly Diagnostic[]): definition is InterfaceDefinition {
  return !hasErrors(diagnostics) && typeof definition === 'object' && definition !== null;
}

/** Narrows to what can be saved as a draft: a definition with a name, whatever its other errors. */
export function isDraft(value: unknown): value is InterfaceDefinition {
  return !hasErrors(checkSchema(definitionSchema, value, '')) && !checkNames(value as InterfaceDefinition).some(isNameless);
}

/** A definition without its name cannot be stored. */
export function isNameless({ code, pointer }: Diagnostic): boolean {
  return code === 'name' && /^\/(namespace|class|method)$/.test(pointer);
}

function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
