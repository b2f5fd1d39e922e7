import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { texts } from '../../../generated/words/engine-server/run-command.ts';
import type { Language, Text } from '../../core/text/text.ts';
import { PostgresProgramError } from '../data/postgres/copy-postgres.ts';
import { operatorLanguage, StartError } from '../kernel/process/start-error.ts';
import { BackupError, isDiskFull } from './backup-error.ts';

/** The parsed command line. */
export interface Arguments {
  file: string | undefined;
  replace: boolean;
  passphrase: string | undefined;
}

/**
 * Parses the command line of both commands.
 * @throws UsageError for an unknown argument
 */
export function readArguments(args: string[], environment: NodeJS.ProcessEnv): Arguments {
  let parsed: { values: { 'passphrase-file'?: string; replace?: boolean }; positionals: string[] };
  try {
    parsed = parseArgs({ args, allowPositionals: true, options: { 'passphrase-file': { type: 'string' }, replace: { type: 'boolean' } } });
  } catch (error) {
    throw new UsageError(texts.usage, { what: error instanceof Error ? error.message.split('.')[0]! : '' });
  }
  const { values, positionals } = parsed;
  if (positionals.length > 1) throw new UsageError(texts.usage, { what: positionals.slice(1).join(' ') });
  // npm runs scripts in the project's folder; names are meant from where the operator is.
  const place = (name: string) => resolve(environment.INIT_CWD ?? process.cwd(), name);
  const passphrase = values['passphrase-file'] === undefined ? environment.PORTICO_BACKUP_PASSPHRASE : firstLine(place(values['passphrase-file']));
  return { file: positionals[0] === undefined ? undefined : place(positionals[0]), replace: values.replace ?? false, passphrase: passphrase || undefined };
}

/** The command line is invalid; exit code 2. */
export class UsageError extends BackupError {}

/** Runs a command and returns its exit code: 0 done, 1 not done and nothing changed, 2 wrong usage. Prints every error as one line. */
export async function runCommand(environment: NodeJS.ProcessEnv, work: (say: (text: Text) => void) => Promise<void>): Promise<number> {
  const language = operatorLanguage(environment);
  try {
    await work((text) => console.log(text[language]));
    return 0;
  } catch (error) {
    console.error(lineOf(error, language));
    return error instanceof UsageError ? 2 : 1;
  }
}

/** Returns a reporter of progress in whole percents on one line, for terminals only. */
export function percentLine(stream: NodeJS.WriteStream): (done: number, total: number) => void {
  let shown = -1;
  return (done, total) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    if (!stream.isTTY || percent === shown) return;
    shown = percent;
    stream.write(`\r${percent} %${percent === 100 ? '\r\u001b[K' : ''}`);
  };
}

function lineOf(error: unknown, language: Language): string {
  if (error instanceof BackupError) return error.text[language];
  if (error instanceof StartError) return error.texts.map((text) => text[language]).join('\n');
  if (isDiskFull(error)) return texts.diskFull[language];
  if (error instanceof PostgresProgramError)
    return (error.isMissing ? texts.noProgram : texts.program)[language].replace('{program}', error.program).replace('{detail}', error.message);
  const detail = (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
  return texts.failed[language].replace('{detail}', detail);
}

function firstLine(file: string): string {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/)[0]!;
  } catch {
    throw new UsageError(texts.passphraseFile, { file });
  }
}
