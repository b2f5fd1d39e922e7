import { execFileSync } from 'node:child_process';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { codeTree } from '../../../designer/codegen/code-tree/code-tree.ts';
import { computedDefinition, emptyDefinition } from '../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { hasPhp } from './php-project.ts';

const nasty = [
  "*/ system('id'); /*",
  '?><?php system("id"); ?>',
  '<?php echo 1;',
  '${system("id")}',
  '{$a}{{ b }}',
  '`id`',
  "'); process.exit(1); //",
  '"; exit; //',
  '\\',
  "\\'",
  "\\\\'",
  'line\nbreak\r\n\u2028\u2029end',
  '\0\u0007\u001b[2J',
  '</script><!--',
  '__proto__',
  'constructor',
  '@return int hacked\n@ignore',
  '\u202Etxt.exe\u2066',
  '中文😀\uD800',
  '#region hand edit\n// #endregion',
  '// line',
  'array(',
  '%s %1$s',
  '# [Attribute]',
];

/** An interface in which every text that people write is this one. */
function spoiled(text: string): InterfaceDefinition {
  const position = { x: 0, y: 0 };
  const definition = computedDefinition(
    'Tool.Nasty.Text',
    {
      [`p ${text}`.replace(/\p{Cc}/gu, '').trim()]: { type: 'string', default: text, enum: [text, `x${text}`], description: text, title: text },
      list: { type: 'array', default: [text], items: { type: 'string', enum: [text] }, description: text },
      deep: { type: 'object', properties: [{ name: text, type: 'string', description: text, enum: [text] }] },
    },
    { out: ['concat', 'list', { value: text }], deep: { value: { [`k${text}`]: [text] } } },
  );
  for (const node of definition.flow.nodes) Object.assign(node, { note: text });
  definition.flow.nodes.push({ id: 'guard', type: 'fail', settings: { ret: 400, message: text, message_en: text }, values: { when: false }, position });
  definition.flow.groups = [{ id: 'g', title: text, nodes: ['guard'] }];
  definition.flow.notes = [{ id: 'n', text, position, size: { width: 1, height: 1 } }];
  definition.flow.nodes.push({
    id: 'ask',
    type: 'http',
    settings: { method: 'GET', url: `https://example.com/${text}`, inputs: [{ port: 'q', in: 'query', name: text }] },
    position,
    note: text,
  });
  const table = { name: 'nasty', columns: [{ name: 'a', type: 'string' as const, description: text, default: text }] };
  return {
    ...definition,
    kind: 'data',
    title: text,
    summary: text,
    description: text,
    module: text,
    example: text,
    table,
    returns: [
      ...definition.returns.map((field) => ({ ...field, description: text })),
      { name: `r${text.replaceAll('.', '').replace(/\[\]/g, '')}`, type: 'string' as const },
    ],
  };
}

/** Kinds of syntax nodes in depth-first order; names that need quotes are names like others. */
function tsStructure(text: string): string[] {
  const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.ES2022, true);
  const errors = (file as unknown as { parseDiagnostics: ts.Diagnostic[] }).parseDiagnostics;
  expect(errors.map(({ messageText }) => messageText)).toEqual([]);
  const kinds: string[] = [];
  const visit = (node: ts.Node, depth: number): void => {
    const isName = ts.isIdentifier(node) || ts.isStringLiteral(node) || ts.isComputedPropertyName(node);
    const isPlainMember = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
    kinds.push(`${depth} ${isName ? 'name' : isPlainMember ? 'member' : ts.SyntaxKind[node.kind]}`);
    if (!ts.isComputedPropertyName(node)) ts.forEachChild(node, (child) => visit(child, depth + 1));
  };
  visit(file, 0);
  return kinds;
}

/** Kinds of tokens of PHP texts, in one process. Both kinds of quotes are one; comments are their kind alone; a list in lines ends with a comma. */
function phpStructures(texts: readonly string[]): string[] {
  const code = `$all = array();
    foreach (json_decode(file_get_contents('php://stdin'), true) as $text) {
      $kinds = array();
      foreach (token_get_all($text) as $token) {
        $kind = is_array($token) ? token_name($token[0]) : $token;
        if ($kind === 'T_WHITESPACE') { continue; }
        $kinds[] = $kind === 'T_VARIABLE' && !in_array($token[1], array('$this', '$id')) ? 'variable' : $kind;
      }
      $all[] = str_replace(', ]', ']', implode(' ', $kinds));
    }
    echo json_encode($all, JSON_THROW_ON_ERROR);`;
  const output = execFileSync('php', ['-r', code], { input: JSON.stringify(texts), maxBuffer: 256 * 1024 * 1024 });
  return JSON.parse(output.toString('utf8'));
}

const filesOf = (text: string) => codeTree([spoiled(text)]).filter(({ path }) => !path.includes('/portico/') && !path.endsWith('.d.ts'));
/** Lines that carry a text of a person only where it is not empty once it is made safe. */
const harmless = filesOf('harmless');

describe('texts of people', () => {
  it('leave the syntax tree of TypeScript as it is', () => {
    const plain = harmless.find(({ path }) => path.endsWith('.ts'))!;
    for (const text of nasty) {
      const file = filesOf(text).find(({ path }) => path === plain.path)!;
      expect(tsStructure(file.text).join('\n'), JSON.stringify(text)).toBe(tsStructure(plain.text).join('\n'));
    }
  });

  it.skipIf(!hasPhp)('leave the tokens of every PHP file as they are', () => {
    const php = (text: string) => filesOf(text).filter(({ path }) => path.endsWith('.php'));
    const [wanted, ...found] = [php('harmless'), ...nasty.map(php)].map((files) => phpStructures(files.map(({ text }) => text.toWellFormed())));
    for (const [index, structures] of found.entries()) expect(structures, JSON.stringify(nasty[index])).toEqual(wanted);
    expect(wanted!.length).toBe(3);
  });

  it('leave every file with the lines it has', () => {
    for (const text of nasty) {
      const files = filesOf(text);
      expect(files.map(({ path }) => path)).toEqual(harmless.map(({ path }) => path));
      for (const [index, file] of files.entries()) {
        // In SQL they are data of a default, between quotes.
        if (!file.path.endsWith('.sql')) expect(file.text, JSON.stringify(text)).not.toMatch(/[\u2028\u2029\0\u202E\u2066]/);
        // A longer text may have PHP parted into more lines, of the same tokens.
        if (!/README\.md$|\.php$/.test(file.path))
          expect(file.text.split('\n').length, `${file.path} ${JSON.stringify(text)}`).toBe(harmless[index]!.text.split('\n').length);
      }
    }
  });

  it('nothing is harmless by being left out', () => {
    const everything = filesOf('harmless')
      .map(({ text }) => text)
      .join('\n');
    expect(everything.split('harmless').length).toBeGreaterThan(30);
    expect(emptyDefinition('Tool.Nasty.Text').method).toBe('Text');
  });
});
