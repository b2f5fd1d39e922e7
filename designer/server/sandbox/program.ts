import { createHash } from 'node:crypto';
import { SourceMap } from 'node:module';
import { fillText } from '../../../engine/core/text/text.ts';
import { InputError } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/program.ts';
import { compiling, requireShallow } from './compiler.ts';

/** Guest code, ready for the sandbox. */
export interface Program {
  /** SHA-256 of the JavaScript, hexadecimal. */
  hash: string;
  /** A script that sets the global `handler`. */
  js: string;
  /** Where in the TypeScript a place of the JavaScript comes from; both one-based. */
  lineOf(line: number, column: number): number | null;
}

/**
 * Strips the types of guest code. Resolves and runs nothing: an import stays an import, which the sandbox does not support.
 * @param field names the text in the InputError (400) for a syntax error, with line and column
 * @param before number of lines in front of the person's text, which are subtracted
 */
export async function compileProgram(ts: string, entry: string, { field = 'code', before = 0 }: { field?: string; before?: number } = {}): Promise<Program> {
  requireShallow(ts, field);
  const options = {
    loader: 'ts',
    format: 'iife',
    globalName: 'program',
    target: 'es2022',
    charset: 'utf8',
    sourcemap: 'external',
    sourcefile: 'program',
  } as const;
  const result = await compiling(({ transform }) => transform(ts, options), field).catch((error: unknown) => {
    throw syntaxError(error, field, before);
  });
  const map = new SourceMap(JSON.parse(result.map));
  const js = `${result.code}globalThis.handler = program[${JSON.stringify(entry)}];\n`;
  return {
    hash: createHash('sha256').update(js).digest('hex'),
    js,
    lineOf(line, column) {
      const origin = map.findEntry(line - 1, Math.max(column - 1, 0));
      return 'originalLine' in origin ? origin.originalLine + 1 - before : null;
    },
  };
}

/** Compiles the text of a Code node, a function body over its inputs. Throws as `compileProgram`. */
export function compileBody(body: string, inputs: readonly string[]): Promise<Program> {
  const module = `export async function handler(parameters, platform) { const { ${inputs.join(', ')} } = parameters;\n${body}\n}`;
  return compileProgram(module, 'handler', { before: 1 });
}

function syntaxError(error: unknown, field: string, before: number): unknown {
  if (typeof error !== 'object' || error === null || !('errors' in error) || !Array.isArray(error.errors)) return error;
  return new InputError(
    error.errors.map((diagnostic: { text: string; location: { line: number; column: number } | null }) => {
      const where = { line: (diagnostic.location?.line ?? 1) - before, column: (diagnostic.location?.column ?? 0) + 1 };
      return {
        field,
        code: 'syntax',
        text: fillText(texts.lineColumn, { line: where.line, column: where.column, text: diagnostic.text }),
      };
    }),
  );
}
