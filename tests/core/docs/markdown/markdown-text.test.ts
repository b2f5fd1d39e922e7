import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { codeBlock, codeSpan, plainText, table, withHeadings, withoutHtml } from '../../../../engine/core/docs/markdown/markdown-text.ts';

const html = (markdown: string) => marked.parse(markdown, { async: false }).trim();
/** The characters a reader sees. */
const seen = (markdown: string) =>
  html(markdown)
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const nasty = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '*bold* _word_ snake_case __init__',
  '[link](evil) ![img](x)',
  'a | b',
  '`code` ``more``',
  '# heading',
  '- item',
  '+ item',
  '1. first',
  '12) twelfth',
  '> quote',
  '~~gone~~',
  'back\\slash \\*',
  '&lt;b&gt; &amp; &#60;',
  '=====',
  '价格 <= 100 & 数量 > 3',
];

describe('text of a person', () => {
  it.each(nasty)('means itself as text: %s', (text) => {
    expect(html(plainText(text))).toMatch(/^<p>[^<]*<\/p>$/);
    expect(seen(plainText(text))).toBe(text);
  });

  it.each(nasty)('means itself in a table: %s', (text) => {
    const rendered = html(table(['a', 'b'], [[plainText(text), codeSpan(text, 'cell')]]));
    expect(rendered.match(/<td>/g)).toHaveLength(2);
    const [words, code] = [...rendered.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell!);
    expect(words).not.toMatch(/<(?!br)/);
    expect(code).toMatch(/^<code>[^<]*<\/code>$/);
  });

  it.each([...nasty, '`', '``', ' padded '])('means itself as code: %s', (text) => {
    expect(seen(codeSpan(text))).toBe(text);
    expect(html(codeBlock(text, 'sh'))).toMatch(/^<pre><code class="language-sh">[^<]*<\/code><\/pre>$/);
    expect(seen(codeBlock(text, 'sh')).trimEnd()).toBe(text.trimEnd());
  });

  it('stays on its line', () => {
    expect(plainText('one\n\n# two\u0000\tthree')).toBe('one # two three');
    expect(codeSpan('a\nb')).toBe('`a b`');
  });
});

describe('Markdown of a person', () => {
  it.each([
    ['**bold** [link](https://example.com)', '**bold** [link](https://example.com)'],
    ['1 < 2, a<b, <https://example.com>', '1 < 2, a&lt;b, <https://example.com>'],
    ['<script>alert(1)</script>', '&lt;script>alert(1)&lt;/script>'],
    ['<!-- hidden --><?php ?>', '&lt;!-- hidden -->&lt;?php ?>'],
    ['`<b>` and <b>', '`<b>` and &lt;b>'],
    ['\\`<b>\\`', '\\`&lt;b>\\`'],
    ['`` ` <b> `` <i>', '`` ` <b> `` &lt;i>'],
    ['`open\n\n<b>`', '`open\n\n&lt;b>`'],
    ['```html\n<b>\n```\n<i>', '```html\n<b>\n```\n&lt;i>'],
    ['~~~\n```\n<b>\n~~~\n<i>', '~~~\n```\n<b>\n~~~\n&lt;i>'],
    ['- a\n  ```\n<b>\n  ```', '- a\n  ```\n&lt;b>\n  ```'],
    ['~~~ a`\n```\n<b>\n~~~\n<i>', '~~~ a`\n```\n<b>\n~~~\n&lt;i>'],
    ['```\n<b>', '```\n<b>'],
    ['a|b|c\n-|-|-\n`|<b>|`', 'a|b|c\n-|-|-\n`|&lt;b>|`'],
    ['<https://x`><b>` www.x`<b>`', '<https://x`>&lt;b>` www.x`&lt;b>`'],
    ['``` not`a fence <b>', '``` not`a fence &lt;b>'],
  ])('%j has no tags but in code', (markdown, safe) => {
    expect(withoutHtml(markdown)).toBe(safe);
    const types: string[] = [];
    marked.walkTokens(marked.lexer(withoutHtml(markdown)), ({ type }) => void types.push(type));
    expect(types).not.toContain('html');
  });

  it.each(['```a\n'.repeat(20_000), '~~~\n`'.repeat(20_000), `# ${' '.repeat(50_000)}x ${'#'.repeat(50_000)}x`, '<'.repeat(50_000), '`'.repeat(50_000)])(
    'is read in one go, however it is made',
    (markdown) => {
      expect(withHeadings(withoutHtml(markdown), (words) => words).length).toBeGreaterThan(0);
    },
  );

  it('has headings below those of the page, and in code what looks like them stays', () => {
    const markdown = '# One\n\n ### Two\n\n```sh\n# comment\n```\n`x`# no\n#no';
    expect(withHeadings(markdown, (words, level) => `${level}:${words}`)).toBe('1:One\n\n3:Two\n\n```sh\n# comment\n```\n`x`# no\n#no');
  });
});
