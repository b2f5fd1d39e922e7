import type { Json } from '../../../engine/core/json/json.ts';
import type { Place } from '../document/flat-schemas.ts';
import { asList } from '../document/json-values.ts';
import { flatSchema } from '../schema/flat-schema.ts';
import { isAround, type RuleContext, type Trail } from '../schema/schema-rule.ts';

/** Values one synthesized example may hold: circular and wide models would never end. */
const budget = 400;

/** An example of a schema: its own, or one made of types, enums and defaults. */
export function exampleOf(context: RuleContext, place: Place): Json {
  return exampleValue(context, place, undefined, { left: budget });
}

function exampleValue(context: RuleContext, place: Place, trail: Trail | undefined, purse: { left: number }): Json {
  purse.left--;
  const flat = flatSchema(context.document, place, unheard);
  const { words } = flat;
  const example = words.example ?? asList(words.examples)[0] ?? words.default ?? words.const ?? asList(words.enum)[0];
  if (example !== undefined && JSON.stringify(example).length < 10_000) return example as Json;
  if (purse.left <= 0 || (flat.self && isAround(flat.self, trail))) return null;
  const inside = { self: flat.self, outer: trail };
  switch (flat.type) {
    case 'object':
      return Object.fromEntries(
        [...flat.properties]
          .filter(([name]) => name !== '__proto__' && purse.left > 0)
          .map(([name, property]) => [name, exampleValue(context, property, inside, purse)]),
      );
    case 'array':
      return flat.items === undefined ? [] : [exampleValue(context, flat.items, inside, purse)];
    case 'integer':
      return typeof words.minimum === 'number' ? Math.ceil(words.minimum) : 0;
    case 'number':
      return typeof words.minimum === 'number' ? words.minimum : 0;
    case 'boolean':
      return true;
    case 'string':
      return words.format === 'date' ? '2024-01-01' : words.format === 'date-time' ? '2024-01-01T00:00:00Z' : 'string';
    default:
      return null;
  }
}

/** What is wrong with the schema has been noted by those who read its fields. */
const unheard = { add: () => undefined };
