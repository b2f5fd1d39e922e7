import { describe, expect, it } from 'vitest';
import { compileHandler } from '../../../../designer/server/runtime/compile-handler.ts';
import { printPhp } from '../../../../designer/server/verify/run-php.ts';
import { verifyDefinition } from '../../../../designer/server/verify/verify-definition.ts';
import { hasPhp } from '../../codegen/php-project.ts';
import { drawn } from '../../nodes/drawn.ts';

const definition = drawn({
  service: 'Verify.Answers.Run',
  parameters: [{ name: 'count', type: 'integer' }],
  nodes: { send: { type: 'http', settings: { method: 'POST', url: 'https://far.example/send', relay: ['x-page'] }, values: {} } },
  edges: ['send.data -> return.data', 'count.value -> return.count'],
});

/** What PHP would make of the answers of another system, were its support classes wrong. */
const errors: [string, string, string][] = [
  ['too many calls', 'if ($status === 429) {', 'if ($status === 4290) {'],
  ['a credential that is refused', '($status === 401 || $status === 403)', '($status === 401)'],
  ['a redirect that leads nowhere', 'if ($status !== 304 && $status < 400) {', 'if ($status !== 304 && $status < 300) {'],
  ['JSON of a type of its own', String.raw`(?:json|[^\/]+\+json)$/D`, '(?:json)$/D'],
  ['a byte order mark', String.raw`(string)preg_replace('/^\xEF\xBB\xBF/', '', $text)`, '$text'],
  ['chosen headers of a refusal', 'in_array($name, $chosen, true) ||', ''],
  ['a request without a body', "array('POST', 'PUT', 'PATCH'), true)", "array('PUT', 'PATCH'), true)"],
  ['an integer of zeros', "/^-?(0|[1-9]\\d*)$/D'", "/^-?\\d+$/D'"],
];

describe.runIf(hasPhp)('verification sees', () => {
  it.each(errors)('%s', async (_name, from, to) => {
    const handler = await compileHandler(definition);
    const code = () => Promise.reject(new Error('no code'));
    expect((await verifyDefinition({ definition, handler, code })).php).toBe('same');
    const { php } = await verifyDefinition({ definition, handler, code }, (subject, options) => {
      const files = printPhp(subject, options);
      expect(files.some(({ text }) => text.includes(from))).toBe(true);
      return files.map((file) => ({ ...file, text: file.text.replaceAll(from, to) }));
    });
    expect(php).toBe('different');
  });
});
