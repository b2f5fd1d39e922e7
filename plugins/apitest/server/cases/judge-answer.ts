import { Ajv } from 'ajv';
import { compareAnswer, type Mismatch } from '../../../../engine/core/expectation/compare-answer.ts';
import type { ExpectedAnswer, FoundAnswer } from '../../../../engine/core/expectation/expectation.ts';
import { eachLanguage, fillText, type Text } from '../../../../engine/core/text/text.ts';
import { linearRegExp } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apitest/judge-answer.ts';

/** Characters of a value that a sentence names, and errors it lists. */
const shownCharacters = 120;
const maxDeviations = 10;

/** Why an answer is not the expected one, in words; null for one that is. */
export function judgeAnswer(expected: ExpectedAnswer, answer: FoundAnswer, milliseconds: number): Text | null {
  const deviations = [...compareAnswer(expected, answer).map(inWords), ...schemaDeviations(expected, answer)];
  const most = expected.milliseconds;
  if (most !== undefined && milliseconds > most) deviations.push(fillText(texts.slow, { took: milliseconds, most }));
  if (deviations.length === 0) return null;
  const more = deviations.length - maxDeviations;
  const shown = [...deviations.slice(0, maxDeviations), ...(more > 0 ? [fillText(texts.more, { count: more })] : [])];
  return eachLanguage((language) => shown.map((text) => text[language]).join('\n'));
}

function inWords({ path, operator, expected, found }: Mismatch): Text {
  const values = { path, operator: texts.operator[operator], expected: cut(expected) };
  return found === undefined ? fillText(texts.missing, values) : fillText(texts.differs, { ...values, found: cut(found) });
}

function schemaDeviations({ schema }: ExpectedAnswer, { data }: FoundAnswer): Text[] {
  if (!schema) return [];
  const ajv = newAjv();
  const fits = ajv.compile(schema);
  if (fits(data)) return [];
  return (fits.errors ?? []).map(({ instancePath, keyword }) => fillText(texts.schema, { path: `data${instancePath.replaceAll('/', '.')}`, keyword }));
}

/** What is wrong with a JSON Schema; null for one that can be used. */
export function schemaError(schema: object): string | null {
  try {
    newAjv().compile(schema);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Patterns are people's: they are run by an engine that takes linear time. */
function newAjv(): Ajv {
  return new Ajv({ strict: false, allErrors: true, logger: false, validateFormats: false, code: { regExp: linearRegExp } });
}

function cut(text: string): string {
  const characters = Array.from(text.slice(0, 2 * shownCharacters));
  return characters.length > shownCharacters ? `${characters.slice(0, shownCharacters).join('')}…` : text;
}
