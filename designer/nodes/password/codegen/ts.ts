import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { passwordKind } from '../model/password-node.ts';

export const passwordTs: NodeEmitter = ({ node, input, result }) => {
  const isHash = passwordKind(node.settings.kind) === 'hash';
  const call = isHash ? `hash(${input('password')})` : `verify(${input('password')}, ${input('hash')})`;
  return { value: result(isHash ? 'hash' : 'matches', `await platform.passwords.${call}`) };
};
