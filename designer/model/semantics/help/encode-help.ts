import { texts } from '../../../../generated/words/designer-model/encode-help.ts';
import { gives, type OperationHelp, refuses } from './operation-help.ts';

export const encodeHelp = {
  hash: {
    doc: texts.hash,
    words: ['sha', 'sha256', 'sha512', 'md5', 'digest', 'checksum', '摘要', '哈希', '签名'],
    examples: [
      gives('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', 'abc', 'sha256', 'hex'),
      gives('900150983cd24fb0d6963f7d28e17f72', 'abc', 'md5', 'hex'),
      gives('qZk+NkcGgWq6PiVxeFDCbJzQ2J0=', 'abc', 'sha1', 'base64'),
      gives('72726d8818f693066ceb69afa364218b692e62ea92b385782363780f47529c21', '中文', 'sha256', 'hex'),
      gives(
        'cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e',
        '',
        'sha512',
        'hex',
      ),
      refuses('choice', 'abc', 'crc32', 'hex'),
      refuses('choice', 'abc', 'sha256', 'binary'),
      refuses('text', 1, 'sha256', 'hex'),
    ],
  },
  hmac: {
    doc: texts.hmac,
    words: ['signature', 'sign', '签名', '密钥'],
    examples: [
      gives('f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8', 'The quick brown fox jumps over the lazy dog', 'key', 'sha256', 'hex'),
      gives('gAcHE0Y+d0m5DC3CSRHidQ==', 'The quick brown fox jumps over the lazy dog', 'key', 'md5', 'base64'),
      gives('b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad', '', '', 'sha256', 'hex'),
      refuses('text', 'abc', null, 'sha256', 'hex'),
    ],
  },
  toBase64: {
    doc: texts.toBase64,
    words: ['encode', '编码'],
    examples: [gives('YQ==', 'a'), gives('5Lit5paH8J+YgA==', '中文😀'), gives('', ''), refuses('text', null)],
  },
  fromBase64: {
    doc: texts.fromBase64,
    words: ['decode', '解码'],
    examples: [
      gives('a', 'YQ=='),
      gives('中文😀', '5Lit5paH8J+YgA=='),
      gives('', ''),
      refuses('encoded', 'YQ'),
      refuses('encoded', 'YR=='),
      refuses('encoded', 'Y Q=='),
      refuses('encoded', '/w=='),
      refuses('encoded', '7aCA'),
      refuses('text', 1),
    ],
  },
  encodeUrl: {
    doc: texts.encodeUrl,
    words: ['percent', 'escape', 'uri', '转义', '编码'],
    examples: [gives('a%20b%2Fc', 'a b/c'), gives('%E4%B8%AD%F0%9F%98%80', '中😀'), gives('%21%27%28%29%2A-._~', "!'()*-._~"), refuses('text', 1)],
  },
  decodeUrl: {
    doc: texts.decodeUrl,
    words: ['percent', 'unescape', 'uri', '解码'],
    examples: [
      gives('a b+c', 'a%20b+c'),
      gives('中😀', '%E4%B8%AD%f0%9f%98%80'),
      refuses('encoded', '%zz'),
      refuses('encoded', '50%'),
      refuses('encoded', '%ff'),
      refuses('text', null),
    ],
  },
} satisfies Record<string, OperationHelp>;
