import ts from 'typescript';
import type { Exception } from './exceptions.ts';
import type { LeftWord } from './glossary.ts';

/** A declared name, or a file name, that is made of a left word. */
export interface LeftName {
  file: string;
  /** One-based; 1 for the name of the file. */
  line: number;
  name: string;
  word: LeftWord;
}

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

/**
 * Lists the names of one TypeScript file that use a left word as a whole part: variables, parameters, functions, types, members of types and classes,
 * aliases of imports, and the file itself. Keys of object literals and `{ name }` of a pattern repeat a name that is declared elsewhere and are not looked at.
 * @param file path from the root of the project
 */
export function leftNames(file: string, text: string, words: readonly LeftWord[], exceptions: readonly Exception[]): LeftName[] {
  const byWord = new Map(words.map((word) => [word.word, word]));
  const here = exceptions.filter((one) => one.in?.some((place) => file.startsWith(place)) ?? true);
  const isFree = (name: string, isMember = false) => here.some((one) => one.name === name && (isMember || !one.isMember));
  const wordIn = (name: string) => partsOf(name).flatMap((part) => byWord.get(part) ?? byWord.get(part.replace(/s$/, '')) ?? [])[0];
  const base = file.slice(file.lastIndexOf('/') + 1).replace(/\..*$/, '');
  const inFileName = isFree(base) ? undefined : wordIn(base);
  const found: LeftName[] = inFileName ? [{ file, line: 1, name: base, word: inFileName }] : [];
  // Most files have the words in comments alone, and to parse them all takes seconds.
  const candidates = text.replace(comments, '').matchAll(/[\w$]+/g);
  if (!candidates.some(([name]) => wordIn(name))) return found;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const visit = (node: ts.Node): void => {
    const name = declaredName(node);
    const bare = name?.text.replace(/^#/, '') ?? '';
    const word = name && !isFree(bare, ts.isPropertySignature(node)) ? wordIn(bare) : undefined;
    if (name && word) found.push({ file, line: source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1, name: bare, word });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function declaredName(node: ts.Node): ts.Identifier | ts.PrivateIdentifier | undefined {
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.propertyName && !node.dotDotDotToken) return undefined;
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isParameter(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassLike(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    (ts.isImportSpecifier(node) && node.propertyName !== undefined);
  const name = isDeclaration ? node.name : undefined;
  return name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) ? name : undefined;
}

/** `nameFault` → name, fault; `MAX_FAULTS` → max, faults; `start-fault` → start, fault. */
function partsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}
