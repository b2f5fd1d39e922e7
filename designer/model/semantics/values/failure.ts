import { fillText, type Text } from '../../../../engine/core/text/text.ts';
import { texts as words } from '../../../../generated/words/designer-model/failure.ts';
import { largestList, longestText } from './limits.ts';

/** Ends a call by its own logic: an operation without a result, or a Fail node. `ret` is that of the envelope. */
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

/** Why an operation has no result. The PHP support class is printed from these texts. */
export const failures = {
  ...words,
  textSize: fillText(words.textSize, { longestText }),
  listSize: fillText(words.listSize, { largestList }),
} as const satisfies Record<string, Text>;

export type FailureReason = keyof typeof failures;

/**
 * Ends the call.
 * @throws Failure 400 with the text of the reason
 */
export function fail(reason: FailureReason): never {
  throw new Failure(400, failures[reason]);
}
