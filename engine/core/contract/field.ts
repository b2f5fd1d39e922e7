import type { Json } from '../json/json.ts';
import type { Parameter } from '../protocol/parameter.ts';
import type { Text } from '../text/text.ts';

/** When a value is present: always, only if the caller sent it, or always because of a default. */
type Presence = 'required' | 'optional' | 'filled';

declare const types: unique symbol;

/**
 * One parameter of a call, or one member of its answer: the facts that are validated and documented, and the types both sides see. `Read` is what the
 * handler receives, `Sent` what the caller sends; they differ where the handler validates a value itself.
 */
export interface Field<Read = unknown, Sent = Read, When extends Presence = Presence> extends Omit<Parameter, 'name' | 'required'> {
  readonly optional?: boolean;
  /** For the compiler alone; nothing is there at run time. */
  readonly [types]?: { read: Read; sent: Sent; when: When };
}

/** Fields by name. */
export interface Fields {
  readonly [name: string]: Field;
}

type Facts<Kind extends keyof Parameter = never> = Pick<Parameter, Kind | 'nullable' | 'title' | 'deprecated' | 'example'> & {
  /** The value may be missing. Every field is required unless this or a default says otherwise. */
  optional?: boolean;
  default?: Json;
  /** Words for a field that the words of its call do not name. */
  text?: Text;
};

type WhenOf<Options> = Options extends { optional: true } ? 'optional' : Options extends { default: Json } ? 'filled' : 'required';
type OrNull<Options, Value> = Options extends { nullable: true } ? Value | null : Value;
type Plain<Options, Value> = Field<OrNull<Options, Value>, OrNull<Options, Value>, WhenOf<Options>>;

/**
 * Declares a text.
 * @param facts `min` and `max` count characters
 */
export function string<const Options extends Facts<'min' | 'max' | 'pattern' | 'format'>>(facts?: Options): Plain<Options, string> {
  return { type: 'string', ...facts };
}

/**
 * Declares an integer.
 * @param facts `min` and `max` are values
 */
export function integer<const Options extends Facts<'min' | 'max' | 'enum'>>(facts?: Options): Plain<Options, number> {
  return { type: 'integer', ...facts };
}

/**
 * Declares a number.
 * @param facts `min` and `max` are values
 */
export function float<const Options extends Facts<'min' | 'max' | 'exclusiveMin' | 'exclusiveMax'>>(facts?: Options): Plain<Options, number> {
  return { type: 'float', ...facts };
}

/** Declares a boolean. */
export function boolean<const Options extends Facts>(facts?: Options): Plain<Options, boolean> {
  return { type: 'boolean', ...facts };
}

/** Declares a moment: ISO 8601 in answers; `min` and `max` are `YYYY-MM-DD[ HH:mm:ss]`. */
export function dateTime<const Options extends Facts<'min' | 'max'>>(facts?: Options): Plain<Options, string> {
  return { type: 'date', ...facts };
}

/** Declares a field with a fixed set of texts or of numbers. */
export function oneOf<const Value extends string | number, const Options extends Facts>(values: readonly Value[], facts?: Options): Plain<Options, Value> {
  return { type: typeof values[0] === 'number' ? 'integer' : 'string', enum: [...values], ...facts };
}

/**
 * Declares a list.
 * @param facts `min` and `max` count elements
 */
export function list<Read, Sent, const Options extends Facts<'min' | 'max'>>(
  items: Field<Read, Sent>,
  facts?: Options,
): Field<OrNull<Options, Read[]>, OrNull<Options, readonly Sent[]>, WhenOf<Options>> {
  return { type: 'array', items: elementRule(items), ...facts };
}

/** Declares an object of exactly these members. */
export function object<const Members extends Fields, const Options extends Facts>(
  members: Members,
  facts?: Options,
): Field<OrNull<Options, ReadOf<Members>>, OrNull<Options, SentOf<Members>>, WhenOf<Options>> {
  return { type: 'object', properties: parametersOf(members), ...facts };
}

/** Carries a type into `json`. */
export interface Typed<Value> {
  readonly [types]?: Value;
}

/** Passes a TypeScript type where a value is expected. */
export function typed<Value>(): Typed<Value> {
  return {};
}

/**
 * Declares an object or list whose type is defined elsewhere: a definition, a tree. The platform validates no more than that, so a handler receives
 * `unknown` and has to validate it.
 */
export function json<Value, const Options extends Facts<'min' | 'max'>>(
  _type: Typed<Value>,
  facts?: Options & { type?: 'object' | 'array' },
): Field<unknown, OrNull<Options, Value>, WhenOf<Options>> {
  return { type: 'object', ...facts };
}

/** Format of a value that may be anything, a text or null included. */
export const anyFormat = 'any';

/** Declares a member of an answer: any JSON whose type is defined elsewhere. */
export function anyJson<Value, const Options extends Facts>(_type: Typed<Value>, facts?: Options): Field<unknown, OrNull<Options, Value>, WhenOf<Options>> {
  return { type: 'object', format: anyFormat, ...facts };
}

/** Declares an object of free members, such as values by name, that a handler receives as it was sent. */
export function jsonObject<Value extends object, const Options extends Facts<'format'>>(
  _type: Typed<Value>,
  facts?: Options,
): Field<OrNull<Options, Value>, OrNull<Options, Value>, WhenOf<Options>> {
  return { type: 'object', ...facts };
}

/** Declares a file, or several in fields of one name. The handler finds them in `call.files`; `max` is in bytes. */
export function file<const Options extends Facts<'max'>>(facts?: Options): Field<never, Blob | readonly Blob[], WhenOf<Options>> {
  return { type: 'file', ...facts };
}

/** Returns the field as one that may be missing. */
export function optional<Read, Sent>(field: Field<Read, Sent>): Field<Read, Sent, 'optional'> {
  return { ...field, optional: true } as Field<Read, Sent, 'optional'>;
}

type NamesOf<Members extends Fields, When extends Presence> = {
  [Name in keyof Members]: Members[Name] extends Field<unknown, unknown, infer Own> ? (Own extends When ? Name : never) : never;
}[keyof Members];
type ReadType<Of> = Of extends Field<infer Read, unknown> ? Read : never;
type SentType<Of> = Of extends Field<unknown, infer Sent> ? Sent : never;
type Flat<Type> = { [Name in keyof Type]: Type[Name] };
/** Files are not among the values of a handler. */
type Values<Members extends Fields> = { [Name in keyof Members as [ReadType<Members[Name]>] extends [never] ? never : Name]: Members[Name] };

/** The values a handler receives: required ones and those with a default are present. */
export type ReadOf<Members extends Fields> = Flat<
  { [Name in NamesOf<Values<Members>, 'required' | 'filled'> & keyof Values<Members>]: ReadType<Members[Name & keyof Members]> } & {
    [Name in NamesOf<Values<Members>, 'optional'> & keyof Values<Members>]?: ReadType<Members[Name & keyof Members]>;
  }
>;

/** The values of a JSON object as its writer sends and its reader receives them. */
export type SentOf<Members extends Fields> = Flat<
  { [Name in NamesOf<Members, 'required'>]: SentType<Members[Name]> } & { [Name in NamesOf<Members, 'optional' | 'filled'>]?: SentType<Members[Name]> }
>;

/** Returns fields as the parameters the dispatcher validates, in the order of their declaration. */
export function parametersOf(fields: Fields): Parameter[] {
  return Object.entries(fields).map(([name, field]) => ({ name, ...ruleOf(field) }));
}

/** An element is always there. */
function elementRule(items: Field): Omit<Parameter, 'name'> {
  const { required: _, ...rule } = ruleOf(items);
  return rule;
}

function ruleOf({ optional, ...facts }: Field): Omit<Parameter, 'name'> {
  const isRequired = optional !== true && facts.default === undefined;
  return { ...facts, ...(isRequired && { required: true }) };
}
