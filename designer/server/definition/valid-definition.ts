import { withPlainNumbers } from '../../../engine/core/json/lossless-json.ts';
import { type Call, InputError, parameterTools } from '../../../engine/server/index.ts';
import type { ShownDiagnostic } from '../../calls/shown-diagnostic.ts';
import { type CheckTools, checkDefinition, isNameless, isValidDefinition } from '../../model/checks/check-definition.ts';
import { checkTableSpec } from '../../model/checks/check-table.ts';
import { checkSchema } from '../../model/types/check-schema.ts';
import type { InterfaceDefinition, TableSpec } from '../../model/types/definition.ts';
import { definitionSchema } from '../../model/types/definition-schema.ts';
import { type Diagnostic, hasErrors, preventsRun } from '../../model/types/diagnostic.ts';

/**
 * Returns all diagnostics of a definition, with the engine on which patterns will run.
 * @param known secret configuration entries, if values of the definition may leave the server, hidden columns, and topics
 */
export function diagnosticsOf(definition: unknown, known: Omit<Partial<CheckTools>, 'isPattern'> = {}): Diagnostic[] {
  return checkDefinition(definition, { ...known, isPattern });
}

/** Returns diagnostics in the language of the call. */
export function shownDiagnostics(diagnostics: readonly Diagnostic[], call: Pick<Call, 'language'>): ShownDiagnostic[] {
  return diagnostics.map(({ text, ...diagnostic }) => ({ ...diagnostic, message: text[call.language] }));
}

/**
 * Returns a definition for generating and publishing.
 * @throws CallError 400 with every error
 */
export function assertValid(value: unknown, known?: Omit<CheckTools, 'isPattern'>): InterfaceDefinition {
  const definition = withPlainNumbers(value);
  const diagnostics = diagnosticsOf(definition, known);
  if (isValidDefinition(definition, diagnostics)) return definition;
  throw inputError(diagnostics);
}

/**
 * Returns a definition for its designer to try.
 * @throws CallError 400 with every error that prevents a run
 */
export function assertRunnable(value: unknown): InterfaceDefinition {
  const definition = withPlainNumbers(value);
  const diagnostics = diagnosticsOf(definition);
  if (preventsRun(diagnostics)) throw inputError(diagnostics);
  return definition as InterfaceDefinition;
}

/**
 * Returns a draft to be saved, which may have errors but must be a definition with a name.
 * @throws CallError 400 for anything else
 */
export function assertDraft(value: unknown): { definition: InterfaceDefinition; diagnostics: Diagnostic[] } {
  const definition = withPlainNumbers(value);
  const shape = checkSchema(definitionSchema, definition, '');
  if (hasErrors(shape)) throw inputError(shape);
  const diagnostics = diagnosticsOf(definition);
  const names = diagnostics.filter(isNameless);
  if (names.length > 0) throw inputError(names);
  return { definition: definition as InterfaceDefinition, diagnostics };
}

/**
 * Returns the table of data interfaces to be created.
 * @throws CallError 400 for an invalid one
 */
export function assertTable(value: unknown): TableSpec {
  const shape = checkSchema(definitionSchema.properties.table, value, '/table');
  const diagnostics = hasErrors(shape) ? shape : checkTableSpec(value as TableSpec, '/table');
  if (hasErrors(diagnostics)) throw inputError(diagnostics);
  return value as TableSpec;
}

function isPattern(pattern: string): boolean {
  try {
    parameterTools.matches(pattern, '');
    return true;
  } catch {
    return false;
  }
}

function inputError(diagnostics: readonly Diagnostic[]): InputError {
  return new InputError(
    diagnostics.filter(({ severity }) => severity === 'error').map(({ pointer, code, text }) => ({ field: `definition${pointer}`, code, text })),
  );
}
