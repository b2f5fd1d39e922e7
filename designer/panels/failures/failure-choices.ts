import { codes, codeTexts } from '../../../engine/core/protocol/codes.ts';
import type { Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-panels/failure-choices.ts';
import { failuresOf } from '../../model/analysis/failures/failures-of.ts';
import type { FailureRule, InterfaceDefinition } from '../../model/types/definition.ts';

interface FailureChoice extends Pick<FailureRule, 'from' | 'to'> {
  label: Text;
}

const { badInput, notFound, conflict, rateLimited, upstreamRefused, fault: serverError, upstreamFailed, upstreamSlow } = codes;
const usual = [badInput, notFound, conflict, rateLimited, upstreamRefused, serverError, upstreamFailed, upstreamSlow];

/** What a call of this interface can fail by: its own failures first, then what any call can, then all of one kind. */
export function failureChoices({ flow, failures = [] }: Pick<InterfaceDefinition, 'flow' | 'failures'>): FailureChoice[] {
  const own = failuresOf({ flow }).map(({ ret, message }): FailureChoice => ({ from: ret, to: ret, label: message }));
  const others = usual.map((ret): FailureChoice => ({ from: ret, to: ret, label: codeTexts[ret] }));
  const kinds: FailureChoice[] = [
    { from: 500, to: 599, label: texts.passing },
    { from: 400, to: 9999, label: texts.any },
  ];
  const stored = failures.map(({ from, to }): FailureChoice => ({ from, to, label: texts.other }));
  return [...new Map([...stored, ...others, ...kinds, ...own].map((choice) => [keyOfFailure(choice), choice])).values()].sort(
    (one, other) => one.to - one.from - (other.to - other.from) || one.from - other.from,
  );
}

/** Returns a range of codes as a text: `404`, or `500–599`. */
export function keyOfFailure({ from, to }: Pick<FailureRule, 'from' | 'to'>): string {
  return from === to ? String(from) : `${from}–${to}`;
}
