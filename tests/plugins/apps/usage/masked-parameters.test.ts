import { expect, test } from 'vitest';
import { maskText } from '../../../../engine/core/protocol/secrets/mask-text.ts';
import { maskedParameters } from '../../../../plugins/apps/server/usage/masked-parameters.ts';

const secret = 'hunter2';

test('the log keeps no value of a private name, in whatever text it comes', () => {
  const texts = [
    `{"password":"${secret}"}`,
    `{"password":"${secret}"`,
    `{"password":"a b \\"${secret}"`,
    `{'password':'${secret}'}`,
    `{"a":{"b":"{\\"password\\":\\"${secret}\\"}"}}`,
    `"{\\"password\\":\\"${secret}\\"}"`,
    `\u00a0{"password":"${secret}"}`,
    `[{"x":{"Access-Token":["${secret}"]}}]`,
    `{"pass\\u0077ord":"${secret}"}`,
    `{"密码":"${secret}"}`,
    `a=1&password=${secret}&x=1`,
    `Authorization: Bearer ${secret}`,
    `{"headers":"Cookie=${secret}"}`,
  ];
  for (const note of texts) {
    expect(maskedParameters({ note }), note).not.toContain(secret);
    expect(maskedParameters({}, { deep: [{ note }] }), `${note} in an object`).not.toContain(secret);
  }
  for (const name of ['PASSWORD', 'user[password]', 'user.passwd', 'X-Api-Key', 'cookie', 'pin', 'user_pin', '登录密码'])
    expect(maskedParameters({ [name]: secret }), name).toContain('***');
});

test('what is nobody’s secret stays as it came', () => {
  const fields = { pinyin: 'zhangwei', note: 'a=1&b=2', json: '{ "id": 12345678901234567890, "spin": 3 }', text: '"quoted"', bracket: '[draft] of a letter' };
  expect(JSON.parse(maskedParameters(fields))).toEqual(fields);
});

test('a form within a text is hidden by its names, however long they and what is around them are', () => {
  const long = 'x'.repeat(300);
  for (const [input, shown] of [
    [`${long}&token=abc&q=1`, `${long}&token=***&q=1`],
    [`${long}token=abc`, `${long}token=***`],
    ['a=b=c&secret==d', 'a=b=c&secret=***'],
    ['token= <b>pin=1</b>', 'token= <b>pin=***</b>'],
    [`=${long}=pwd=1`, `=${long}=pwd=1`],
  ] as const)
    expect(maskText(input), input).toBe(shown);
});
