import { texts } from '../../../generated/words/engine-core/origin.ts';
import { string } from '../contract/field.ts';

/** Parameter of calls whose answer contains the platform's address: a server behind proxies does not know it, the page does. */
export const origin = string({
  max: 300,
  pattern: '^https?://[A-Za-z0-9.:_\\[\\]-]+$',
  text: texts.origin,
});
