import type { ImportedOperation } from '../../designer/import/import-document.ts';
import { type ExpectedOperation, expectedOperations } from './read-expected.ts';

/** Found of wanted. */
export interface Score {
  operations: [number, number];
  parameters: [number, number];
  required: [number, number];
  types: [number, number];
  bodyFields: [number, number];
  returns: [number, number];
  returnTypes: [number, number];
  /** Named in the report where they are not in the definition. */
  reported: number;
  /** Neither. */
  lost: number;
}

/** The score of no document, to add to. */
export function emptyScore(): Score {
  return {
    operations: [0, 0],
    parameters: [0, 0],
    required: [0, 0],
    types: [0, 0],
    bodyFields: [0, 0],
    returns: [0, 0],
    returnTypes: [0, 0],
    reported: 0,
    lost: 0,
  };
}

/** Holds imported operations against the document itself. @param complain is told of everything that is missing */
export function scoreImport(
  root: Readonly<Record<string, unknown>>,
  operations: readonly ImportedOperation[],
  score: Score,
  complain: (text: string) => void,
): void {
  const byPointer = new Map(operations.map((operation) => [operation.definition.source?.pointer, operation]));
  for (const expected of expectedOperations(root)) {
    const operation = byPointer.get(expected.pointer);
    count(score.operations, operation !== undefined);
    if (operation) scoreOperation(expected, operation, score, (text) => complain(`${expected.pointer}: ${text}`));
    else complain(`${expected.pointer}: no operation`);
  }
}

function scoreOperation(expected: ExpectedOperation, { definition, diagnostics }: ImportedOperation, score: Score, complain: (text: string) => void): void {
  const missing = (what: string, isReported: boolean) => {
    score[isReported ? 'reported' : 'lost']++;
    if (!isReported) complain(what);
  };
  const http = definition.flow.nodes.find(({ type }) => type === 'http')?.settings ?? {};
  const bindings = (Array.isArray(http.inputs) ? http.inputs : []) as { port: string; in: string; name?: string }[];
  const bound = (places: readonly string[], name: string) => {
    const port = bindings.find((binding) => places.includes(binding.in) && (binding.name ?? binding.port) === name)?.port;
    return definition.parameters.find((parameter) => parameter.name === port);
  };
  for (const wanted of expected.parameters) {
    const found = bound([wanted.in === 'formData' ? 'field' : wanted.in], wanted.name);
    const isReported = diagnostics.some(({ code, pointer }) => pointer === wanted.pointer && code !== 'parameter-renamed');
    const isElsewhere =
      !found && diagnostics.some(({ code }) => code === 'credential-parameter' || code === 'header-sent' || code === 'parameter-not-in-path') && !isReported;
    if (!found) missing(`parameter ${wanted.in} ${wanted.name}`, isReported || isElsewhere);
    if (!found && (isReported || isElsewhere)) continue;
    count(score.parameters, found !== undefined);
    if (!found) continue;
    const isRequired = wanted.name.toLowerCase() === 'accept' ? (found.required ?? false) : wanted.required;
    count(score.required, (found.required ?? false) === isRequired, () => complain(`required of ${wanted.name}`));
    if (wanted.types.size > 0) count(score.types, fits(wanted.types, found.type), () => complain(`type of ${wanted.name}: ${found.type}`));
  }
  const whole = definition.parameters.find(({ name }) => name === bindings.find((binding) => binding.in === 'body')?.port);
  if (expected.hasBody && expected.body === null)
    count(score.bodyFields, whole !== undefined || bindings.some((binding) => binding.in === 'field'), () => complain('no body'));
  for (const wanted of expected.body ?? []) {
    const found = whole?.properties?.find(({ name }) => name === wanted.name) ?? bound(['field'], wanted.name);
    if (!found)
      missing(
        `body field ${wanted.name}`,
        diagnostics.some(({ code }) => code === 'name-unsafe'),
      );
    count(score.bodyFields, found !== undefined);
    if (!found) continue;
    count(score.required, (found.required ?? false) === wanted.required, () => complain(`required of body ${wanted.name}`));
    if (wanted.types.size > 0)
      count(score.types, fits(wanted.types, found.type), () => complain(`type of body ${wanted.name}: ${found.type} for ${[...wanted.types].join()}`));
  }
  scoreReturns(expected, definition, diagnostics, score, missing, complain);
}

function scoreReturns(
  { returns }: ExpectedOperation,
  definition: ImportedOperation['definition'],
  diagnostics: ImportedOperation['diagnostics'],
  score: Score,
  missing: (what: string, isReported: boolean) => void,
  complain: (text: string) => void,
): void {
  const fields = new Map(definition.returns.map((field) => [field.name, field]));
  // A shape that is spelled out once is referred to by its name elsewhere.
  const spelled = new Map<string, string>();
  for (const { name, model } of definition.returns)
    if (
      model !== undefined &&
      !spelled.has(model) &&
      definition.returns.some((field) => field.name.startsWith(`${name}.`) || field.name.startsWith(`${name}[]`))
    )
      spelled.set(model, name);
  if (definition.returnsModel !== undefined) spelled.set(definition.returnsModel, '');
  const find = (name: string): { type: string } | undefined => {
    let at = name;
    for (let step = 0; step < 12; step++) {
      const field = fields.get(at);
      if (field) return field;
      const parents = parentsOf(at).filter((parent) => fields.get(parent)?.model !== undefined);
      const parent = parents.find((candidate) => spelled.has(fields.get(candidate)!.model!) && spelled.get(fields.get(candidate)!.model!) !== candidate);
      if (parent === undefined) return undefined;
      const home = spelled.get(fields.get(parent)!.model!)!;
      at = home === '' ? at.slice(parent.length + 1) : `${home}${at.slice(parent.length)}`;
    }
    return undefined;
  };
  for (const [name, types] of returns) {
    const found = find(name);
    count(score.returns, found !== undefined);
    if (!found)
      missing(
        `return field ${name}`,
        diagnostics.some(({ code }) => code === 'returns-truncated' || code === 'field-name' || code === 'schema-cut'),
      );
    else if (types.size > 0)
      count(score.returnTypes, fits(types, found.type), () => complain(`type of return ${name}: ${found.type} for ${[...types].join()}`));
  }
}

/** `a.b[].c` → `a.b[]`, `a.b`, `a`, innermost first. */
function parentsOf(name: string): string[] {
  const found: string[] = [];
  for (let at = name; at !== ''; ) {
    at = at.endsWith('[]') ? at.slice(0, -2) : at.slice(0, Math.max(at.lastIndexOf('.'), 0));
    if (at !== '') found.push(at);
  }
  return found;
}

function fits(types: ReadonlySet<string>, type: string): boolean {
  return types.has(type) || (type === 'string' && types.has('file'));
}

function count(score: [number, number], isFound: boolean, otherwise?: () => void): void {
  score[1]++;
  if (isFound) score[0]++;
  else otherwise?.();
}
