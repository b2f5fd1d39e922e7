import type { Text } from '../../engine/core/text/text.ts';
import type { GivenCredential } from './protocol.ts';
import type { UpstreamCredential } from './request/upstream-credentials.ts';

/** Whether anything was given. */
export function isGiven({ value = '', user = '', password = '' }: Omit<GivenCredential, 'name'>): boolean {
  return value.trim() !== '' || user !== '' || password !== '';
}

/** Why what was given cannot be sent, never with the value itself; null when it can. */
export function credentialFault({ kind, in: place }: UpstreamCredential, given: Omit<GivenCredential, 'name'>): Text | null {
  const { value = '', user = '', password = '' } = given;
  const hasPair = user !== '' || password !== '';
  if (!isGiven(given)) return null;
  if (hasPair !== (kind === 'basic')) return hasPair ? texts.wantsValue : texts.wantsPair;
  if (/\p{Cc}/u.test(user + password + value.trim())) return texts.line;
  if (user.includes(':')) return texts.colon;
  return kind !== 'basic' && place === 'header' && /[^\x20-\x7e]/.test(value.trim()) ? texts.header : null;
}

const texts = {
  wantsValue: { zh_cn: '需要密钥或令牌（value），不是用户名和密码', en: 'a key or token (value) is wanted, no user and password' },
  wantsPair: { zh_cn: '需要用户名和密码（user、password）', en: 'user and password are wanted' },
  line: { zh_cn: '不能含换行或控制字符', en: 'line breaks and control characters cannot be sent' },
  header: { zh_cn: '放在请求头中，只能含英文字母、数字和符号', en: 'a header holds Latin letters, digits and signs only' },
  colon: { zh_cn: '用户名不能含冒号', en: 'a user cannot hold a colon' },
} as const satisfies Record<string, Text>;
