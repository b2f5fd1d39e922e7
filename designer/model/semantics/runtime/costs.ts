import type { Operator } from '../operations/operations.ts';
import { lengthOf } from '../values/texts.ts';

/**
 * The cost of an operation in steps of a run's budget, about 50 ns of the slowest operations. The PHP support classes are printed from this table and
 * count the same.
 */
export interface Cost {
  /** Whatever its inputs are; 1 unless given. */
  steps?: number;
  /** For each 16 characters of an input text. */
  text?: number;
  /** For each 16 elements of an input list; its texts count by their characters, 16 to an element. */
  list?: number;
  /** The list is compared with itself: each element counts once for each binary digit of their number. */
  sorts?: true;
  /** For each member of an input object. */
  member?: number;
  /** For each 16 characters or elements of the answer. */
  output?: number;
}

const days: Cost = { steps: 30 };
const scan: Cost = { list: 4 };
const search: Cost = { text: 1 };
const written: Cost = { steps: 4, text: 1, output: 1 };
/** The sandbox calls the host for these. */
const digest: Cost = { steps: 400, text: 16 };
const coded: Cost = { steps: 200, text: 16 };
const copied: Cost = { output: 4 };
const changed: Cost = { member: 8 };
const named: Cost = { member: 16 };

/** Operations that are not listed cost one step. */
export const costs: { readonly [Name in Operator]?: Cost } = {
  round: { steps: 6 },
  toDecimal: { steps: 4 },
  toMoney: { steps: 4 },
  toYuan: { steps: 4 },
  concat: written,
  upper: { steps: 8, text: 16 },
  lower: { steps: 8, text: 16 },
  length: search,
  trim: search,
  substring: { text: 8 },
  indexOf: search,
  contains: search,
  startsWith: search,
  endsWith: search,
  replace: written,
  split: { text: 1, output: 16 },
  regexTest: { steps: 40, text: 32 },
  regexMatch: { steps: 40, text: 32, output: 4 },
  regexReplace: { steps: 40, text: 64, output: 4 },
  regexSplit: { steps: 40, text: 64, output: 16 },
  padStart: written,
  padEnd: written,
  repeat: written,
  equal: search,
  notEqual: search,
  less: search,
  lessOrEqual: search,
  greater: search,
  greaterOrEqual: search,
  addDays: days,
  addMonths: days,
  addSeconds: days,
  daysBetween: days,
  secondsBetween: days,
  datePart: days,
  formatDate: days,
  startOf: days,
  daysInMonth: days,
  toDate: days,
  tryDate: days,
  toTimestamp: days,
  fromTimestamp: days,
  slice: copied,
  reverse: copied,
  sort: { list: 16, sorts: true },
  sortBy: { list: 16, sorts: true },
  groupBy: { list: 64 },
  unique: { list: 64 },
  includes: scan,
  append: copied,
  concatLists: copied,
  joinTexts: { list: 16, output: 1 },
  sum: scan,
  average: scan,
  smallest: scan,
  largest: scan,
  range: copied,
  set: changed,
  remove: changed,
  merge: changed,
  keys: named,
  values: named,
  parseJson: { steps: 20, text: 16 },
  formatJson: { steps: 20, output: 16 },
  hash: digest,
  hmac: digest,
  toBase64: coded,
  fromBase64: coded,
  encodeUrl: coded,
  decodeUrl: coded,
};

/** Returns the steps an operation costs before it runs. */
export function stepsOf({ steps = 1, text = 0, list = 0, member = 0, sorts }: Cost, inputs: readonly unknown[]): number {
  let total = steps;
  for (const input of inputs) {
    if (typeof input === 'string') total += (lengthOf(input) * text) >> 4;
    else if (Array.isArray(input)) total += list === 0 ? 0 : listSteps(input, list, sorts);
    else if (typeof input === 'object' && input !== null && member > 0) total += Object.keys(input).length * member;
  }
  return total;
}

function listSteps(elements: readonly unknown[], rate: number, sorts: Cost['sorts']): number {
  let size = elements.length;
  for (const element of elements) if (typeof element === 'string') size += lengthOf(element) >> 4;
  return Math.floor((size * rate * (sorts ? binaryDigits(elements.length) : 1)) / 16);
}

function binaryDigits(count: number): number {
  return 32 - Math.clz32(count);
}

/** Returns the steps for the result of an operation. */
export function outputSteps(rate: number, answer: unknown): number {
  if (typeof answer === 'string') return (lengthOf(answer) * rate) >> 4;
  return Array.isArray(answer) ? (answer.length * rate) >> 4 : 0;
}
