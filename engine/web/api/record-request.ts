import type { GetAnswer } from '../../core/answers/list-answer.ts';
import { operationOf } from '../../core/calls/screens/screen-operations.ts';
import type { Screen } from '../../core/descriptor/types.ts';
import { call } from './call.ts';

interface RecordRequest {
  at: number;
  loading: Promise<GetAnswer>;
  answer?: GetAnswer;
}

/** Milliseconds an answer is as good as one that is asked for now. */
const freshFor = 2_000;
const requests = new Map<string, RecordRequest>();

const keyOf = ({ name }: Screen, id: number) => `${name} ${id}`;

/** Asks for a record that is about to be shown: from the press of a button to the page that it opens is a tenth of a second. */
export function askRecord(screen: Screen, id: number): void {
  if (freshRecord(screen, id)) return;
  const loading = call(operationOf(screen, 'Get'), { id }, { quiet: true });
  const entry: RecordRequest = { at: performance.now(), loading };
  requests.set(keyOf(screen, id), entry);
  loading.then(
    (answer) => {
      entry.answer = answer;
    },
    // Whoever shows the record tells of the failure.
    () => undefined,
  );
}

/** What was asked just now; shown once, as it is older the next time. */
export function takeRecord(screen: Screen, id: number): Promise<GetAnswer> | undefined {
  const entry = freshRecord(screen, id);
  requests.delete(keyOf(screen, id));
  return entry?.loading;
}

/** The same where it is there already. */
export function recordAtHand(screen: Screen, id: number): GetAnswer | undefined {
  return freshRecord(screen, id)?.answer;
}

function freshRecord(screen: Screen, id: number): RecordRequest | undefined {
  const entry = requests.get(keyOf(screen, id));
  return entry && performance.now() - entry.at < freshFor ? entry : undefined;
}
