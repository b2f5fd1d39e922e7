import { fillText } from '../../../engine/core/text/text.ts';
import { InputError } from '../../../engine/server/index.ts';

/** What the compiler is given. It recurses as deep as a text nests, and dies of a gigabyte of stack with everybody's work. */
export const compilerLimits = { characters: 200_000, nesting: 500, milliseconds: 5_000 };

type Compiler = Pick<typeof import('esbuild'), 'build' | 'transform'>;

/** Told to everybody who is compiling when the compiler is started anew. */
let restarted = Promise.withResolvers<never>();
restarted.promise.catch(() => undefined);

/** The retries of those who were compiling when the compiler died, one after another, so that the next death is its own text's fault. */
let alone: Promise<unknown> = Promise.resolve();

/**
 * Work for the compiler, which a text of somebody else may kill meanwhile. A compiler that died or hangs is started anew, and only the text it
 * died of is refused.
 * @param field names the text in the InputError (400) of what cannot be compiled
 * @throws the compiler's own error where the text is wrong
 */
export async function compiling<Result>(work: (compiler: Compiler) => Promise<Result>, field = 'code'): Promise<Result> {
  const compiled = await attempt(work, field);
  if (compiled !== died) return compiled;
  const retry = alone.then(() => attempt(work, field));
  alone = retry.catch(() => undefined);
  const again = await retry;
  if (again !== died) return again;
  throw refused(field, texts.tooMuch);
}

const died = Symbol('died');

/** `died` where the compiler did, of this work or of another's. */
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

/** Refuses a text that nests too deeply for a compiler. Brackets in texts and comments count, too: to tell them apart one would have to compile. */
export function requireShallow(text: string, field: string): void {
  if (text.length > compilerLimits.characters) throw refused(field, fillText(texts.long, { max: compilerLimits.characters }));
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index]!;
    if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth = Math.max(depth - 1, 0);
    if (depth > compilerLimits.nesting)
      throw refused(field, fillText(texts.deep, { max: compilerLimits.nesting, line: text.slice(0, index).split('\n').length }));
  }
}

function refused(field: string, text: { zh_cn: string; en: string }): InputError {
  return new InputError([{ field, code: 'syntax', text }]);
}

const texts = {
  long: { zh_cn: '代码不能超过 {max} 个字符', en: 'The code has {max} characters at most' },
  deep: { zh_cn: '第 {line} 行：括号嵌套不能超过 {max} 层', en: 'Line {line}: brackets may nest {max} levels deep at most' },
  tooMuch: {
    zh_cn: '代码嵌套过深或过于复杂，无法编译：请拆分成较小的部分',
    en: 'The code nests too deeply or is too complex to be compiled: split it into smaller parts',
  },
};
