import ts from 'typescript';

/** Faults the TypeScript compiler finds in files, in strict mode. One program for all of them. */
export function compilerErrors(files: ReadonlyMap<string, string>, more: ts.CompilerOptions = {}): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    noImplicitReturns: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    ...more,
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
  return ts.getPreEmitDiagnostics(program).map((error) => {
    const line = error.file && error.start !== undefined ? error.file.getLineAndCharacterOfPosition(error.start).line : 0;
    return `${error.file?.fileName}: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')} in ${error.file?.text.split('\n')[line]?.trim()}`;
  });
}
