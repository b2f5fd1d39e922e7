import { execFile } from 'node:child_process';
import { fillText } from '../../../engine/core/text/text.ts';
import { InputError } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/require-parsable.ts';
import { activeFlow } from '../../model/formula/active-flow.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { codeInputs } from '../../nodes/code/model/code-node.ts';
import { compileBody } from '../sandbox/program.ts';
import { hasForeignCode } from './foreign-code.ts';
import { hasPhp } from './has-php.ts';

const milliseconds = 10_000;

/**
 * Parses code that people wrote. An edited handler is compiled with its bundle; here are the bodies of Code nodes and the PHP, which `php -l` reads
 * and nothing runs.
 * @param php the domain class, hand edits included
 * @throws CallError 400 with the line of the first error
 */
export async function requireParsable(definition: InterfaceDefinition, php: string): Promise<void> {
  if (!hasForeignCode(definition)) return;
  for (const { type, settings } of activeFlow(definition.flow).nodes) {
    if (type !== 'code') continue;
    const names = codeInputs(settings).map(({ name }) => name);
    await compileBody(String(settings.ts), names);
  }
  if (!(await hasPhp())) return;
  const syntaxError = await syntaxErrorOf(php);
  if (!syntaxError) return;
  const { line, message } = syntaxError;
  throw new InputError([
    {
      field: 'definition/code/php',
      code: 'syntax',
      text: fillText(texts.syntax, { line, said: message }),
    },
  ]);
}

function syntaxErrorOf(text: string): Promise<{ line: number; message: string } | null> {
  return new Promise((resolve) => {
    const options = { timeout: milliseconds, env: { PATH: process.env.PATH }, encoding: 'utf8' as const };
    const child = execFile('php', ['-n', '-d', 'display_errors=1', '-d', 'log_errors=0', '-l'], options, (error, output) => {
      const [, message, line] = /(?:Parse|Fatal) error:\s+(.*?) in Standard input code on line (\d+)/s.exec(output) ?? [];
      resolve(error && message !== undefined ? { message, line: Number(line) } : null);
    });
    // Where php is gone by now there is nothing to be read.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(text);
  });
}
