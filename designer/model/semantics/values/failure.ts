import { fillText, type Text } from '../../../../engine/core/text/text.ts';
import { texts as words } from '../../../../generated/words/designer-model/failure.ts';
import { largestList, longestText } from './limits.ts';

/** The end of a call by its own logic: an operation without an answer, or a Fail node. `ret` stands in the envelope. */
export class Failure extends Error {
  readonly ret: number;
  readonly text: Text;
  /** `data` of the envelope. */
  readonly data: unknown;

  constructor(ret: number, text: Text, data: unknown = null) {
    super(text.en);
    this.data = data;
    this.name = 'Failure';
    this.ret = ret;
    this.text = text;
  }
}

/** Why an operation has no answer. The PHP support class is printed from these sentences. */
export const failures = {
  ...words,
  textSize: fillText(words.textSize, { longestText }),
  listSize: fillText(words.listSize, { largestList }),
} as const satisfies Record<string, Text>;

export type FailureReason = keyof typeof failures;

export function fail(reason: FailureReason): never {
  throw new Failure(400, failures[reason]);
}
