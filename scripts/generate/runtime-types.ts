import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languagesOf } from './word-files.ts';

const model = 'designer/model/semantics/runtime/runtime.ts';

/** Path of the module that holds the declarations of `@portico/runtime`, which downloads bring along. */
export const runtimeTypesPath = 'generated/runtime-types.ts';

/** That module: designer/model/semantics/runtime/runtime.ts with what it imports written out, as one text. */
export async function runtimeTypesFile(root: string): Promise<string> {
  const [json] = /^export type Json = .*$/m.exec(readFileSync(join(root, 'engine/core/json/json.ts'), 'utf8')) ?? [];
  if (!json) throw new Error('no type Json in engine/core/json/json.ts');
  const source = readFileSync(join(root, model), 'utf8')
    .replace(/^import .*\n/gm, '')
    .trim();
  const calc = /export type Calc = [\s\S]*?\n\};/;
  if (!calc.test(source)) throw new Error(`no type Calc in ${model}`);
  const members = (await calcMembers(root)).map(([name, type]) => `  readonly ${name}: ${type};`);
  const text = source.replace(calc, () => `export interface Calc {\n${members.join('\n')}\n}`);
  const declared = [json, textType(root), text].join('\n\n');
  const body = declared
    .replace(/^(?=.)/gm, '  ')
    .replaceAll('\\', '\\\\')
    .replaceAll('`', '\\`')
    .replaceAll('${', '\\${');
  const doc = '/** What `@portico/runtime` declares: text of a file for TypeScript projects that take generated handlers in. */';
  return `// Written by npm run generate from ${model}.\n\n${doc}\nexport const runtimeTypes = \`declare module '@portico/runtime' {\n${body}\n}\n\`;\n`;
}

/** Handlers are printed in every language; code of a person may leave out those beyond the two that sources spell out. */
function textType(root: string): string {
  const members = languagesOf(root).map(({ key }) => `  ${key}${key === 'zh_cn' || key === 'en' ? '' : '?'}: string;`);
  return `/** One sentence in every language. */\nexport interface Text {\n${members.join('\n')}\n}`;
}

/** Name and type of every operation, as the compiler knows them. */
async function calcMembers(root: string): Promise<[string, string][]> {
  const { default: ts } = await import('typescript');
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [model] }, ts.sys, root);
  const program = ts.createProgram([join(root, model)], { ...options, types: [] });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(join(root, model));
  const alias = file?.statements.find((statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === 'Calc');
  if (!alias) throw new Error(`no type Calc in ${model}`);
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseFullyQualifiedType;
  return checker
    .getTypeAtLocation(alias)
    .getProperties()
    .map((property) => [property.name, checker.typeToString(checker.getTypeOfSymbolAtLocation(property, alias), undefined, flags)] as [string, string])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
