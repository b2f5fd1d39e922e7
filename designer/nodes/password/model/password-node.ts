import { texts } from '../../../../generated/words/node-password/password-node.ts';
import { kindSettings } from '../../../model/node-type/kind-settings.ts';
import { defineNodeType, type Port } from '../../../model/node-type/node-type.ts';

const passwordKinds = ['hash', 'verify'] as const;
export type PasswordKind = (typeof passwordKinds)[number];

const words: Record<PasswordKind, string[]> = {
  hash: ['bcrypt', 'sign up', 'register', '密码', '加密', '注册'],
  verify: ['bcrypt', 'log in', 'sign in', 'compare', '密码', '登录', '校验'],
};
const password: Port = { name: 'password', label: texts.password, type: { type: 'string' }, required: true };
const stored: Port = {
  name: 'hash',
  label: texts.stored,
  type: { type: 'string', nullable: true },
  required: true,
  fillsByMember: /passw|hash/i,
};
/** About 60 ms of a core: a loop may do it some hundred times. */
const steps = 1_200_000;

/**
 * Passwords as tables keep them: hashed with bcrypt, as PHP's `password_hash` does, so that either language checks what the other has stored.
 * Publishing verifies with made-up hashes.
 */
export const passwordNode = defineNodeType({
  type: 'password',
  label: texts.node,
  family: 'compute',
  order: 5,
  source: 'world',
  fillsByName: true,
  settings: kindSettings(passwordKinds, texts),
  palette: passwordKinds.map((kind) => ({ key: `password.${kind}`, label: texts.labels[kind], settings: { kind }, words: [kind, ...words[kind]] })),
  summary: ({ kind }, language) => texts.labels[passwordKind(kind)][language],
  weight: () => steps,
  ports: ({ kind }) =>
    passwordKind(kind) === 'hash'
      ? { inputs: [password], outputs: [{ name: 'value', label: texts.hash, type: { type: 'string' } }] }
      : { inputs: [password, stored], outputs: [{ name: 'value', label: texts.matches, type: { type: 'boolean' } }] },
  async evaluate({ kind }, { input, runtime: { passwords } }) {
    const value = await input('password');
    return { value: passwordKind(kind) === 'hash' ? await passwords.hash(value) : await passwords.verify(value, await input('hash')) };
  },
});

/** What a node's setting says; anything else is refused by its schema. */
export function passwordKind(kind: unknown): PasswordKind {
  return passwordKinds.find((known) => known === kind) ?? 'verify';
}
