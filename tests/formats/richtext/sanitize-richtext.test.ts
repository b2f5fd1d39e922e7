import { describe, expect, test } from 'vitest';
import { sanitizeRichText } from '../../../engine/formats/richtext/server/sanitize-richtext.ts';

describe('sanitizeRichText', () => {
  test.each([
    '<h2>Title</h2><p style="text-align:center">Text with <strong>weight</strong> and <code class="language-ts">code</code></p>',
    '<img src="/files/a1.png" alt="A" width="380" />',
    '<img src="https://example.com/a.png" />',
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">B</td></tr></tbody></table>',
    '<ul><li>one</li></ul><hr /><blockquote>said</blockquote>',
    '<p>中文 &amp; &lt;tags&gt;</p>',
  ])('keeps %s', (html) => {
    expect(sanitizeRichText(html)).toBe(html);
  });

  test('gives links no way back to the page and only addresses that open pages or mail', () => {
    expect(sanitizeRichText('<a href="https://example.com" target="_blank">x</a>')).toBe(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>',
    );
    expect(sanitizeRichText('<a href="mailto:a@example.com" rel="opener">x</a>')).toBe('<a href="mailto:a@example.com" rel="noopener noreferrer">x</a>');
    for (const href of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' java\tscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      'file:///etc/passwd',
    ]) {
      expect(sanitizeRichText(`<a href="${href}">x</a>`)).toBe('<a rel="noopener noreferrer">x</a>');
    }
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="http://tracker.example/p.gif">',
    '<img src="//tracker.example/p.gif">',
    '<img src="/files/../api/">'.replace('files/..', 'filesx'),
    '<svg onload=alert(1)></svg>',
    '<iframe src="https://example.com"></iframe>',
    '<style>*{display:none}</style>',
    '<form action="/x"><input name="a"></form>',
    '<object data="x"></object>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  ])('leaves nothing harmful of %s', (html) => {
    expect(sanitizeRichText(html)).not.toMatch(/<(script|svg|iframe|style|form|input|object|base|meta|img)\b|onerror|onload|alert/i);
  });

  test('takes away handlers, classes and styles that could leave the box', () => {
    const html = '<p onclick="x()" class="ant-modal" id="root" style="position:fixed;background-image:url(https://evil.example);color:#123456">x</p>';
    expect(sanitizeRichText(html)).toBe('<p style="color:#123456">x</p>');
  });

  test('is stable: what it made it makes again', () => {
    const nasty = '<p><a href="https://e.com">a<b>b</a></b><img src="/files/a.png" onerror=x><<script>x</script>';
    const once = sanitizeRichText(nasty);
    expect(sanitizeRichText(once)).toBe(once);
  });
});
