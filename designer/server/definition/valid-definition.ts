import { withPlainNumbers } from '../../../engine/core/json/lossless-json.ts';
import { type Call, InputError, parameterTools } from '../../../engine/server/index.ts';
import type { ShownProblem } from '../../calls/shown-problem.ts';
import { type CheckTools, checkDefinition, isNameless, isValidDefinition } from '../../model/checks/check-definition.ts';
import { checkTableSpec } from '../../model/checks/check-table.ts';
import { checkSchema } from '../../model/types/check-schema.ts';
import type { InterfaceDefinition, TableSpec } from '../../model/types/definition.ts';
import { definitionSchema } from '../../model/types/definition-schema.ts';
import { hasErrors, type Problem } from '../../model/types/problem.ts';

/**
 * Everything wrong with a definition, by the engine patterns will run on.
 * @param known secret configuration entries, where its values may leave the server, and topics
 */
export function problemsOf(definition: unknown, known: Pick<CheckTools, 'secrets' | 'topics'> = {}): Problem[] {
  return checkDefinition(definition, { ...known, isPattern });
}

export function shownProblems(problems: readonly Problem[], call: Pick<Call, 'language'>): ShownProblem[] {
  return problems.map(({ text, ...problem }) => ({ ...problem, message: text[call.language] }));
}

/** For generating and publishing: throws 400 with every error. */
export function assertValid(value: unknown, known?: Pick<CheckTools, 'secrets' | 'topics'>): InterfaceDefinition {
  const definition = withPlainNumbers(value);
  const problems = problemsOf(definition, known);
  if (isValidDefinition(definition, problems)) return definition;
  throw inputError(problems);
}

/** For saving a draft, which may be wrong but must be a definition with a name. Throws 400. */
export function assertDraft(value: unknown): { definition: InterfaceDefinition; problems: Problem[] } {
  const definition = withPlainNumbers(value);
  const shape = checkSchema(definitionSchema, definition, '');
  if (hasErrors(shape)) throw inputError(shape);
  const problems = problemsOf(definition);
  const names = problems.filter(isNameless);
  if (names.length > 0) throw inputError(names);
  return { definition: definition as InterfaceDefinition, problems };
}

/** The table of data interfaces to be made. Throws 400. */
export function assertTable(value: unknown): TableSpec {
  const shape = checkSchema(definitionSchema.properties.table, value, '/table');
  const problems = hasErrors(shape) ? shape : checkTableSpec(value as TableSpec, '/table');
  if (hasErrors(problems)) throw inputError(problems);
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

function inputError(problems: readonly Problem[]): InputError {
  return new InputError(
    problems.filter(({ severity }) => severity === 'error').map(({ pointer, code, text }) => ({ field: `definition${pointer}`, code, text })),
  );
}
