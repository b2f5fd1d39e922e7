import type { Access } from '../protocol/access.ts';
import type { Field, Fields, ReadOf, SentOf } from './field.ts';

declare const types: unique symbol;

/** A call somebody can make: its name, and the types of what is sent and answered. */
export interface CallRef<Request = object, Answer = unknown> {
  /** `Namespace.Class.Method`. */
  readonly name: string;
  /** For the compiler alone; nothing is there at run time. */
  readonly [types]?: { request: Request; answer: Answer };
}

/** Members of the answer's `data`, one field that is the whole of it, a file, or null where there is nothing to say. */
export type AnswerFields = Fields | Field | FileFields | null;

/** The call answers with a file instead of the envelope, or, in some cases, with `otherwise` in it. */
export interface FileFields<Otherwise extends Fields | null = Fields | null> {
  readonly isFile: true;
  readonly otherwise: Otherwise;
}

/** What `callForFile` turns into a file or into data. */
export interface FileOr<Data> {
  readonly [types]: Data;
}

/** @param otherwise what `data` holds where there is no file: the job that makes it, say */
export function fileAnswer<const Otherwise extends Fields | null = null>(otherwise: Otherwise = null as Otherwise): FileFields<Otherwise> {
  return { isFile: true, otherwise };
}

/**
 * One call of the platform, declared once: the server implements it (`handle`), pages make it (`call`), docs and documents describe it. Its
 * words stand in `locales/<language>/calls.json` of its room.
 */
export interface CallContract<Parameters extends Fields = Fields, Answer extends AnswerFields = AnswerFields>
  extends CallRef<RequestOf<Parameters>, AnswerOf<Answer>>,
    Partial<CallFacts<Parameters, Answer>> {}

/** What a contract says besides its name. The build leaves it out of pages, so a contract has it only perhaps (`factsOf`). */
interface CallFacts<Parameters extends Fields, Answer extends AnswerFields> {
  readonly access: Access;
  readonly parameters: Parameters;
  readonly answer: Answer;
  /** POST unless said otherwise. */
  readonly methods?: readonly ('GET' | 'POST')[];
}

/** What a page gives: an empty value counts as none. */
type RequestOf<Parameters extends Fields> = { [Name in keyof SentOf<Parameters>]: SentOf<Parameters>[Name] | OrEmpty<SentOf<Parameters>, Name> };
type OrEmpty<Sent, Name extends keyof Sent> = undefined extends Sent[Name] ? null : never;

/** What a handler returns and a page gets. */
export type AnswerOf<Answer extends AnswerFields> = Answer extends null
  ? null
  : Answer extends FileFields<infer Otherwise>
    ? FileOr<Otherwise extends Fields ? SentOf<Otherwise> : null>
    : Answer extends Field<unknown, infer Sent>
      ? Sent
      : Answer extends Fields
        ? SentOf<Answer>
        : never;

/** What a page sends with a call, and what it gets: `AnswerFrom<typeof listTables>`. */
export type RequestFor<Call extends CallRef> = NonNullable<Call[typeof types]>['request'];
export type AnswerFrom<Call extends CallRef> = NonNullable<Call[typeof types]>['answer'];

export type InputOf<Contract extends CallContract> = ReadOf<NonNullable<Contract['parameters']>>;

interface CallDeclaration<Parameters extends Fields, Answer extends AnswerFields> {
  name: string;
  access: Access;
  parameters?: Parameters;
  answer?: Answer;
  methods?: readonly ('GET' | 'POST')[];
}

/** Declares a call. Without `parameters` it takes none, without `answer` its `data` is null. */
// biome-ignore lint/complexity/noBannedTypes: `{}` is a declaration without fields
export function defineCall<const Parameters extends Fields = {}, const Answer extends AnswerFields = null>(
  declaration: CallDeclaration<Parameters, Answer>,
): CallContract<Parameters, Answer> {
  const { parameters = {} as Parameters, answer = null as Answer, ...rest } = declaration;
  return { ...rest, parameters, answer };
}

/** For the server and the docs. @throws Error in a page, where a contract is its name alone */
export function factsOf<Parameters extends Fields, Answer extends AnswerFields>(contract: CallContract<Parameters, Answer>): CallFacts<Parameters, Answer> {
  const { name, access, parameters, answer, methods } = contract;
  if (!access || !parameters || answer === undefined) throw new Error(`${name}: pages know the name of a call and nothing else of it`);
  return { access, parameters, answer, ...(methods && { methods }) };
}
