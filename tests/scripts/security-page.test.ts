import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const rows = readFileSync(join(root, 'docs/security.md'), 'utf8').matchAll(/^\| (\d+) +\|.*\| (.*) \|$/gm);
const holds = [...rows].map(([, number, text]) => ({ number: Number(number), text: text! }));

test('every fault of the security page is held by tests that exist, or does not apply', () => {
  expect(holds.map(({ number }) => number)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
  for (const { number, text } of holds) {
    const named = [...text.matchAll(/`(tests\/[^`]+)`: ((?:“[^”]+”(?:, )?)+)/g)];
    if (named.length === 0) expect(text, `fault ${number}`).toContain('do not apply');
    // A path without a title would name nothing.
    expect(named.length, `fault ${number}`).toBe([...text.matchAll(/`tests\//g)].length);
    for (const [, file, titles] of named) {
      expect(existsSync(join(root, file!)), `fault ${number}: ${file}`).toBe(true);
      const source = readFileSync(join(root, file!), 'utf8');
      for (const [, title] of titles!.matchAll(/“([^”]+)”/g)) expect(hasTest(source, title!), `fault ${number}: ${file} “${title}”`).toBe(true);
    }
  }
});

function hasTest(source: string, title: string): boolean {
  return ["'", '`'].some((quote) => new RegExp(`\\(\\s*${RegExp.escape(quote + title + quote)}`).test(source));
}
