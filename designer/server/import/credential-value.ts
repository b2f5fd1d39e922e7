import { refuse } from '../../../engine/server/index.ts';
import type { GivenCredential } from '../../import/protocol.ts';
import type { UpstreamCredential } from '../../import/upstream-credentials.ts';

/**
 * The text that is sent upstream, as `Bearer …`; null when nothing was given. A person may have pasted the word before a token as well.
 * Throws CallError 400 with what is wrong, never with what was given.
 */
export function credentialValue({ name, kind, in: place, prefix }: UpstreamCredential, given: GivenCredential): string | null {
  const { value = '', user = '', password = '' } = given;
  const hasPair = user !== '' || password !== '';
  if (value.trim() === '' && !hasPair) return null;
  if (hasPair !== (kind === 'basic')) throw refuse('badInput', hasPair ? texts.wantsValue : texts.wantsPair, { name });
  if (hasPair) return `${prefix} ${pair(name, user, password)}`;
  const text = value.trim();
  if (/\p{Cc}/u.test(text)) throw refuse('badInput', texts.line, { name });
  if (place === 'header' && /[^\x20-\x7e]/.test(text)) throw refuse('badInput', texts.header, { name });
  const isWhole = prefix === '' || text.toLowerCase().startsWith(`${prefix.toLowerCase()} `);
  return isWhole ? text : `${prefix} ${text}`;
}

/** As RFC 7617 has it, in UTF-8. */
function pair(name: string, user: string, password: string): string {
  if (user.includes(':')) throw refuse('badInput', texts.colon, { name });
  if (/\p{Cc}/u.test(user + password)) throw refuse('badInput', texts.line, { name });
  return Buffer.from(`${user}:${password}`, 'utf8').toString('base64');
}

const texts = {
  wantsValue: {
    zh_cn: '上游认证 {name} 需要密钥或令牌（value），不是用户名和密码',
    en: 'The credential {name} takes a key or token (value), no user and password',
  },
  wantsPair: { zh_cn: '上游认证 {name} 需要用户名和密码（user、password）', en: 'The credential {name} takes user and password' },
  line: { zh_cn: '上游认证 {name} 的值含有换行或控制字符', en: 'The value of the credential {name} holds line breaks or control characters' },
  header: {
    zh_cn: '上游认证 {name} 放在请求头中，只能含英文字母、数字和符号',
    en: 'The credential {name} goes into a header: it may hold Latin letters, digits and signs only',
  },
  colon: { zh_cn: '上游认证 {name} 的用户名不能含冒号', en: 'The user of the credential {name} cannot hold a colon' },
};
