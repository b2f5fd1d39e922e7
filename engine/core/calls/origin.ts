import { string } from '../contract/field.ts';

/** Of calls that write the platform's address into what they answer: a server behind proxies does not know it, the page does. */
export const origin = string({
  max: 300,
  pattern: '^https?://[A-Za-z0-9.:_\\[\\]-]+$',
  text: { zh_cn: '平台的地址：https://主机[:端口]', en: 'Address of the platform: https://host[:port]' },
});
