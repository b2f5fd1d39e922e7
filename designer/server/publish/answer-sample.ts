import type { Json } from '../../../engine/core/json/json.ts';
import type { ReturnShape } from '../../../engine/core/protocol/return-shape.ts';
import { stubValue } from '../verify/stub/stub-value.ts';

/** Returns an answer as it is declared, with usual values and one element in each list. */
export function answerSample({ type, enum: allowed, items, members }: ReturnShape): Json {
  if (allowed && allowed.length > 0) return allowed[0] ?? null;
  if (items) return [answerSample(items)];
  if (members.size > 0) return Object.fromEntries([...members].map(([name, member]) => [name, answerSample(member)]));
  return type === undefined ? null : stubValue(type, 0);
}
