import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { plainText } from '../../../../engine/core/text/text.ts';
import type { DocParameter } from '../../shared/call-list.ts';

/** Parameters of a published interface, and members of objects, have only the words of their author. */
export function asDocumented({ title, description, ...parameter }: Parameter): DocParameter {
  const words = [title, description].filter(Boolean).join(' ');
  return words === '' ? parameter : { ...parameter, text: plainText(words) };
}
