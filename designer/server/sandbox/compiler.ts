import { fillText, type Text } from '../../../engine/core/text/text.ts';
import { InputError } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/compiler.ts';

/** Limits of texts for the compiler. It recurses with the nesting of a text, and with a gigabyte of stack it crashes with everybody's work. */
const compilerLimits = { characters: 200_000, nesting: 500, links: 5_000, milliseconds: 5_000 };

type Compiler = Pick<typeof import('esbuild'), 'build' | 'transform'>;

/** Rejects for everybody who is compiling when the compiler restarts. */
let restarted = Promise.withResolvers<never>();
restarted.promise.catch(() => undefined);

/** The retries of those who were compiling when the compiler crashed, one after another, so that the next crash is caused by its own text. */
let alone: Promise<unknown> = Promise.resolve();

/**
 * Runs work of the compiler, which the text of somebody else may crash meanwhile. A compiler that crashed or hangs is restarted, and only the text
 * that caused it is refused.
 * @param field names the text in the InputError (400) for what cannot be compiled
 * @throws the compiler's own error if the text is invalid
 */
export async function compiling<Result>(work: (compiler: Compiler) => Promise<Result>, field = 'code'): Promise<Result> {
  compilingNow++;
  try {
    const compiled = await attempt(work, field);
    if (compiled !== died) return compiled;
    // Nobody else's text can be what it died of.
    if (compilingNow === 1) throw refused(field, texts.tooMuch);
    const retry = alone.then(() => attempt(work, field));
    alone = retry.catch(() => undefined);
    const again = await retry;
    if (again !== died) return again;
    throw refused(field, texts.tooMuch);
  } finally {
    compilingNow--;
  }
}

/** Number of works that compile, or wait to retry. */
let compilingNow = 0;

const died = Symbol('died');

/** Returns `died` if the compiler crashed, because of this work or another's. */
async function attempt<Result>(work: (compiler: Compiler) => Promise<Result>, field: string): Promise<Result | typeof died> {
  const compiler = await import('esbuild');
  const { promise: late, resolve: beLate } = Promise.withResolvers<typeof died>();
  const timer = setTimeout(beLate, compilerLimits.milliseconds, died);
  try {
    const result = await Promise.race([work(compiler), late, restarted.promise]);
    if (result !== died) return result;
  } catch (error) {
    if (isAboutText(error)) throw error;
    if (error !== restart) await restartCompiler();
    return died;
  } finally {
    clearTimeout(timer);
  }
  await restartCompiler();
  throw refused(field, texts.tooMuch);
}

const restart = new Error('the compiler is started anew');

async function restartCompiler(): Promise<void> {
  const { stop } = await import('esbuild');
  const { reject } = restarted;
  restarted = Promise.withResolvers<never>();
  restarted.promise.catch(() => undefined);
  // The module itself would go on asking the dead one.
  await stop();
  reject(restart);
}

function isAboutText(error: unknown): boolean {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors) && error.errors.length > 0;
}

/** What makes an expression or statement part of another: brackets, operators, and words in front of what they belong to. */
const links = /[()[\]{};,!~+\-*/%&|^?:=<>.`]|\b(?:as|await|delete|do|else|for|if|keyof|new|typeof|void|while|with|yield)\b/g;

/** The text between two brackets, since its last statement began. The values of a list are no chain; members of an object look like one in a block. */
interface Level {
  bracket: string;
  count: number;
  commas: number;
}

/**
 * Refuses a text that nests too deeply for a compiler, by brackets or by operators in a row. Counts those in texts and comments, too:
 * distinguishing them would require compiling.
 */
export function requireShallow(text: string, field: string): void {
  if (text.length > compilerLimits.characters) throw refused(field, fillText(texts.long, { max: compilerLimits.characters }));
  const outer: Level[] = [];
  let level: Level = { bracket: '', count: 0, commas: 0 };
  for (const { 0: link, index } of text.matchAll(links)) {
    const lineOf = () => text.slice(0, index).split('\n').length;
    if (link === ';') Object.assign(level, { count: 0, commas: 0 });
    else if (link === ',' && level.bracket === '[') level.count = 0;
    else if (link === ',' && level.bracket === '{' && level.commas < compilerLimits.links) Object.assign(level, { count: 0, commas: level.commas + 1 });
    else if (')]}'.includes(link)) {
      level = outer.pop() ?? { bracket: '', count: 0, commas: 0 };
      if (link === '}') level.count = 0;
    } else {
      level.count++;
      if (level.count > compilerLimits.links) throw refused(field, fillText(texts.chain, { max: compilerLimits.links, line: lineOf() }));
      if (!'([{'.includes(link)) continue;
      outer.push(level);
      level = { bracket: link, count: 0, commas: 0 };
      if (outer.length > compilerLimits.nesting) throw refused(field, fillText(texts.deep, { max: compilerLimits.nesting, line: lineOf() }));
    }
  }
}

function refused(field: string, text: Text): InputError {
  return new InputError([{ field, code: 'syntax', text }]);
}
