import { texts } from '../../../generated/words/engine-core/value-texts.ts';
import { eachLanguage, fillText, type Text, wordsIn } from '../text/text.ts';

/**
 * What is wrong with a value, without the word for the value: the one table of messages for parameters of calls, fields of records and settings of
 * nodes. `npm run generate` copies those about parameters to printed PHP.
 */
export const valueTexts = texts;

/**
 * Returns a message with the word for the value in front.
 * @param subject in zh_cn with a trailing space, if it needs one
 * @example about({ zh_cn: '参数 page ', en: 'Parameter page' }, valueTexts.value_min).en // 'Parameter page must not be less than {bound}'
 */
export function about(subject: Text, message: Text): Text {
  return fillText(texts.about, { subject, message });
}

/** Returns a message as a sentence of its own, where its place tells what it is about. */
export function alone(message: Text): Text {
  return eachLanguage((language) => wordsIn(message, language).replace(/^./su, (first) => first.toUpperCase()));
}
