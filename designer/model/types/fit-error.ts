import { fillText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/fit-error.ts';
import { typeInSentence } from './type-label.ts';
import { fits, missingMember, type ValueType } from './value-type.ts';

/** Returns why a value of one type must not run into a port of the other, in a sentence that names both; null if it may. */
export function fitError(from: ValueType, to: ValueType): Text | null {
  if (fits(from, to)) return null;
  const [source, wanted] = [typeInSentence(from), typeInSentence(to)];
  const member = from.type === to.type ? missingMember(from, to) : undefined;
  if (member !== undefined) {
    return fillText(texts.memberUnfit, { wanted, given: source, member });
  }
  return fillText(texts.unfit, { wanted, given: source });
}
