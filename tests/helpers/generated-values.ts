import type { Field } from '../../engine/core/descriptor/types.ts';

/** Texts that stand for most patterns people write. */
const texts = (number: number) => [
  `Word${number}`,
  `word_${number}`,
  `Space.Class${number}.Action`,
  `${1_000 + number}`,
  `made.word_${number}`,
  `/path/${number}`,
  `AB-${1_000 + number}`,
];

/** By format, a text that has it. */
const formatted: Record<string, (number: number) => string> = {
  code: (number) => `{"made": ${number}}`,
  email: (number) => `made${number}@example.com`,
  phone: (number) => String(13_800_000_000 + number),
  url: (number) => `https://example.com/${number}`,
  date: () => '2030-01-01',
  'date-time': () => '2030-01-01 08:00:00',
  image: () => 'https://example.com/a.png',
  file: () => 'https://example.com/a.pdf',
  password: (number) => `Made-value-${number}`,
  secret: (number) => `made-secret-of-16-and-more-${number}`,
  'ip-list': () => '10.0.0.1',
  rate: () => '600/min+50',
  cron: () => '0 8 * * 1-5',
  // A line of text, and an origin where lines of those are wanted.
  multiline: (number) => `https://made${number}.example`,
  color: () => '#336699',
  region: () => '广东省/深圳市',
  interface: (number) => (number % 2 === 0 ? '*' : 'product:0'),
  'menu-address': (number) => `https://example.com/${number}`,
  'account-ids': () => '1',
  icon: () => 'appstore',
};

/**
 * A value of the field's own rules, another one for another number.
 * @param reference gives the id of a record of the named screen, or what it holds in `field`
 */
export async function generatedValue(field: Field, number: number, reference: (screen: string, field?: string) => Promise<unknown>): Promise<unknown> {
  const { schema, format, options } = field;
  // Of records of another screen while there are none.
  if (field.choices && !options?.length) return undefined;
  if (options) return options[number % options.length]!.value;
  // One that may be empty stays so: a screen may point to itself.
  if (format?.kind === 'ref')
    return field.type === 'array' ? [] : field.required ? reference(format.screen, field.type === 'string' ? format.field : undefined) : undefined;
  switch (field.type) {
    case 'boolean':
      return number % 2 === 0;
    case 'integer':
    case 'number':
      return Math.min((schema.minimum ?? 1) + number, schema.maximum ?? Number.POSITIVE_INFINITY);
    case 'array':
      return Promise.all(
        Array.from({ length: schema.minItems ?? (field.requiredWhen ? 1 : 0) }, (_, index) =>
          generatedValue({ ...field.element!, required: true }, number + index, reference),
        ),
      );
    case 'object':
      return Object.fromEntries(
        await Promise.all(
          (field.members ?? []).filter(({ required }) => required).map(async (member) => [member.name, await generatedValue(member, number, reference)]),
        ),
      );
    default: {
      const pattern = schema.pattern && new RegExp(schema.pattern, 'u');
      const text = (format && formatted[format.kind]?.(number)) ?? texts(number).find((word) => !pattern || pattern.test(word));
      if (text === undefined) throw new Error(`no text of ${field.name} fits ${schema.pattern}`);
      return text.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength);
    }
  }
}
