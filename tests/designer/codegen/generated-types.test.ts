import ts from 'typescript';
import { expect, it } from 'vitest';
import { tsHandler } from '../../../designer/codegen/ts/handler.ts';
import { runtimeTypes } from '../../../designer/codegen/ts/runtime-types.ts';
import { computedDefinition, type Formula } from '../../../designer/model/build-definition.ts';
import type { InterfaceDefinition } from '../../../designer/model/definition.ts';
import { type Operator, operations } from '../../../designer/model/semantics/operations.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { drawn } from '../nodes/drawn.ts';
import { sampleDefinitions } from './sample-definitions.ts';

/** Faults the TypeScript compiler finds in files, in its strictest mode. */
function faultsOf(files: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    noUnusedLocals: true,
    noImplicitReturns: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  const parsed = new Map<string, ts.SourceFile>();
  host.directoryExists = () => true;
  host.fileExists = (path) => files.has(path) || ts.sys.fileExists(path);
  host.readFile = (path) => files.get(path) ?? read(path);
  host.getSourceFile = (path, version) => {
    const text = host.readFile(path);
    if (text === undefined) return undefined;
    const file = parsed.get(path) ?? ts.createSourceFile(path, text, version, true);
    parsed.set(path, file);
    return file;
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map((fault) => {
    const line = fault.file && fault.start !== undefined ? fault.file.getLineAndCharacterOfPosition(fault.start).line : 0;
    return `${fault.file?.fileName}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')} in ${fault.file?.text.split('\n')[line]?.trim()}`;
  });
}

/** One interface per operation, with parameters of the types it takes. */
function operationDefinitions(): InterfaceDefinition[] {
  return (Object.keys(operations) as Operator[]).map((operator) => {
    const { inputs } = operations[operator];
    const parameters = Object.fromEntries(inputs.map(({ name, type }) => [name, type.type === 'any' ? 'string' : type.type]));
    const formula = [operator, ...inputs.map(({ name }) => name)] as Formula;
    return computedDefinition(`Type.${operator[0]!.toUpperCase()}${operator.slice(1)}Op.Run`, parameters, { result: formula });
  });
}

/** A loop that maps, one that filters and one that sums. */
function loopDefinitions(): InterfaceDefinition[] {
  const parameters: Parameter[] = [{ name: 'numbers', type: 'array', items: { type: 'integer' }, required: true }];
  const add = { type: 'operation', settings: { operator: 'add' } };
  const more = { type: 'operation', settings: { operator: 'greater' }, values: { b: 1 } };
  return [
    drawn({
      service: 'Type.Map.Run',
      parameters,
      nodes: { each: { type: 'map' }, add },
      edges: ['numbers.value -> each.items', 'each.item -> add.a', 'each.index -> add.b', 'add.result -> each.each', 'each.result -> return.numbers'],
    }),
    drawn({
      service: 'Type.Filter.Run',
      parameters,
      nodes: { large: { type: 'filter' }, more },
      edges: ['numbers.value -> large.items', 'large.item -> more.a', 'more.result -> large.keep', 'large.result -> return.numbers'],
      returns: [
        { name: 'numbers', type: 'array' },
        { name: 'numbers[]', type: 'integer' },
      ],
    }),
    drawn({
      service: 'Type.Reduce.Run',
      parameters,
      nodes: { sum: { type: 'reduce', values: { initial: 0 } }, add },
      edges: ['numbers.value -> sum.items', 'sum.accumulator -> add.a', 'sum.item -> add.b', 'add.result -> sum.next', 'sum.result -> return.total'],
    }),
  ];
}

const use = (line: string) => `import { grade } from './0/Grade';\ndeclare const platform: import('@portico/runtime').Runtime;\n${line}\n`;

it('every handler compiles in strict mode against the types that come with it, and they tell what an answer holds', () => {
  const definitions = [...sampleDefinitions(), ...operationDefinitions(), ...loopDefinitions()];
  const handlers = definitions.map((definition, index) => [`/${index}/${definition.method}.ts`, tsHandler(definition).text] as const);
  const right = use("const answer = await grade({ score: 1, kind: 'a' }, platform);\nexport const name: string = answer.grade;");
  const wrong = use("export const answer = (await grade({ score: 1, kind: 'z' }, platform)).unknown;");
  const faults = faultsOf(new Map([['/runtime.d.ts', runtimeTypes], ...handlers, ['/right.ts', right], ['/wrong.ts', wrong]]));
  expect(faults.map((fault) => fault.split(' in ')[0])).toEqual([
    `/wrong.ts: Type '"z"' is not assignable to type '"a" | "b"'.`,
    "/wrong.ts: Property 'unknown' does not exist on type 'GradeAnswer'.",
  ]);
}, 60_000);
