import { RE2JS } from 're2js';

/** Returns a pattern with the interface of a RegExp whose time is linear in the text. Throws if the pattern uses look-around or backreferences. */
function linearPattern(pattern: string, flags = ''): { test(text: string): boolean; toString(): string } {
  const expression = RE2JS.compile(pattern, flags.includes('i') ? RE2JS.CASE_INSENSITIVE : 0);
  return {
    test: (text) => expression.matcher(text).find(),
    toString: () => `/${pattern}/${flags}`,
  };
}

/** The `regExp` option of ajv. Compiled validators that are written as modules name the browser's own engine instead. */
export const linearRegExp = Object.assign(linearPattern, { code: 'new RegExp' });
