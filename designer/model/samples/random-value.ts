import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import type { Random } from './random.ts';

const characters = [...'abcXYZ019 _-.,中文字😀é\n"\'<'];
const maxDepth = 4;

/** Returns a random value for a rule; it may still violate a pattern, format or limit. Undefined if there is none, as for files. */
export function randomValue(rule: Omit<Parameter, 'name'>, random: Random, depth = 0): Json | undefined {
  if (rule.enum) return random.pick(rule.enum);
  switch (rule.type) {
    case 'string':
      return rule.format === undefined ? Array.from({ length: lengthFor(rule, random, 24) }, () => random.pick(characters) ?? '').join('') : undefined;
    case 'integer':
      return integerFor(rule, random);
    case 'float':
      return floatFor(rule, random);
    case 'boolean':
      return random.next() < 0.5;
    case 'date':
      return dateFor(random);
    case 'array':
      return depth < maxDepth
        ? Array.from({ length: lengthFor(rule, random, 6) }, () => (rule.items ? (randomValue(rule.items, random, depth + 1) ?? null) : anyScalar(random)))
        : [];
    case 'object':
      return rule.properties ? objectFor(rule.properties, random, depth) : anyObject(random);
    case 'file':
      return undefined;
  }
}

function lengthFor({ min, max }: Omit<Parameter, 'name'>, random: Random, usual: number): number {
  const least = typeof min === 'number' ? min : 0;
  return random.between(least, Math.max(least, Math.min(typeof max === 'number' ? max : usual, least + usual)));
}

/** Mostly small numbers, because they are likely to coincide. */
function integerFor({ min, max }: Omit<Parameter, 'name'>, random: Random): number {
  const reach = random.next() < 0.7 ? 100 : random.next() < 0.5 ? 1_000_000 : 2 ** 52;
  const least = typeof min === 'number' ? Math.ceil(min) : Math.min(-reach, typeof max === 'number' ? max - reach : 0);
  const most = Math.max(least, Math.min(typeof max === 'number' ? Math.floor(max) : Number.MAX_SAFE_INTEGER, least + 2 * reach));
  return random.between(least, most);
}

function floatFor({ min, max }: Omit<Parameter, 'name'>, random: Random): number {
  const reach = random.next() < 0.7 ? 100 : 1_000_000;
  const least = typeof min === 'number' ? min : typeof max === 'number' ? max - reach : -reach;
  const most = typeof max === 'number' ? max : least + 2 * reach;
  const value = least + random.next() * (most - least);
  return random.next() < 0.7 ? Math.round(value * 1_000) / 1_000 : value;
}

const offsets = ['Z', '+08:00', '-05:00', '.250+05:45', '+14:00'];

function dateFor(random: Random): string {
  const moment = new Date(random.between(0, 4_102_444_800) * 1_000).toISOString();
  const form = random.next();
  if (form < 0.4) return moment.slice(0, 10);
  return form < 0.8 ? moment.slice(0, 19).replace('T', ' ') : `${moment.slice(0, 19)}${random.pick(offsets)}`;
}

function objectFor(properties: readonly Parameter[], random: Random, depth: number): Json {
  if (depth >= maxDepth) return {};
  return Object.fromEntries(
    properties.flatMap((member): [string, Json][] => {
      if (!member.required && random.next() < 0.3) return [];
      const value = randomValue(member, random, depth + 1);
      return value === undefined ? [] : [[member.name, value]];
    }),
  );
}

/** Few enough that objects of one call share some, with other values. */
const memberNames = ['a', 'b', 'A', 'id', 'name', '0', '中'];

function anyObject(random: Random): Json {
  return Object.fromEntries(memberNames.flatMap((name): [string, Json][] => (random.next() < 0.4 ? [[name, anyScalar(random)]] : [])));
}

/** Mostly numbers, so that operations that need one, such as a sum, are reached. */
function anyScalar(random: Random): Json {
  return random.next() < 0.8 ? random.between(-100, 100) : (random.pick<Json>(['1', '', 'true', true, false, null, 0.5]) ?? null);
}
