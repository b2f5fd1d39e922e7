import type { Access } from '../protocol/access.ts';
import type { Field, Fields, ReadOf, SentOf } from './field.ts';

declare const types: unique symbol;

/** A call that can be made: its name, and the types of request and answer. */
export interface CallRef<Request = object, Answer = unknown> {
  /** `Namespace.Class.Method`. */
  readonly name: string;
  /** For the compiler alone; nothing is there at run time. */
  readonly [types]?: { request: Request; answer: Answer };
}

/** The members of `data`, one field that is the whole of it, a file, or null for no data. */
export type AnswerFields = Fields | Field | FileFields | null;

/** The call answers with a file instead of the envelope or, in some cases, with `otherwise` as `data`. */
export interface FileFields<Otherwise extends Fields | null = Fields | null> {
  readonly isFile: true;
  readonly otherwise: Otherwise;
}

/** A parsed answer of `callForFile`: a file or data. */
export interface FileOr<Data> {
  readonly [types]: Data;
}

/**
 * Declares that a call answers with a file.
 * @param otherwise members of `data` where there is no file, such as the job that creates it
 */
export function fileAnswer<const Otherwise extends Fields | null = null>(otherwise: Otherwise = null as Otherwise): FileFields<Otherwise> {
  return { isFile: true, otherwise };
}

/**
 * One call of the platform, declared once: the server implements it (`handle`), pages make it (`call`), docs and documents describe it. Its words are
 * in `locales/<language>/calls.json` of its room.
 */
export interface CallContract<Parameters extends Fields = Fields, Answer extends AnswerFields = AnswerFields>
  extends CallRef<RequestOf<Parameters>, AnswerOf<Answer>>,
    Partial<CallFacts<Parameters, Answer>> {}

/** What a contract declares besides its name. The build removes it from pages, so it may be absent (`factsOf`). */
interface CallFacts<Parameters extends Fields, Answer extends AnswerFields> {
  readonly access: Access;
  readonly parameters: Parameters;
  readonly answer: Answer;
  /** POST unless said otherwise. */
  readonly methods?: readonly ('GET' | 'POST')[];
  /** Pages make it by a clock and nobody asks for it: while it is accepted, the log of requests has no row of it. */
  readonly isBeat?: true;
}

/** What a page sends: an empty value counts as none. */
type RequestOf<Parameters extends Fields> = { [Name in keyof SentOf<Parameters>]: SentOf<Parameters>[Name] | OrEmpty<SentOf<Parameters>, Name> };
type OrEmpty<Sent, Name extends keyof Sent> = undefined extends Sent[Name] ? null : never;

/** What a handler returns and a page receives. */
export type AnswerOf<Answer extends AnswerFields> = Answer extends null
  ? null
  : Answer extends FileFields<infer Otherwise>
    ? FileOr<Otherwise extends Fields ? SentOf<Otherwise> : null>
    : Answer extends Field<unknown, infer Sent>
      ? Sent
      : Answer extends Fields
        ? SentOf<Answer>
        : never;

/** Request type of a call: `RequestFor<typeof listTables>`. */
export type RequestFor<Call extends CallRef> = NonNullable<Call[typeof types]>['request'];
/** Answer type of a call: `AnswerFrom<typeof listTables>`. */
export type AnswerFrom<Call extends CallRef> = NonNullable<Call[typeof types]>['answer'];

/** The parameters a handler of the contract receives. */
export type InputOf<Contract extends CallContract> = ReadOf<NonNullable<Contract['parameters']>>;

interface CallDeclaration<Parameters extends Fields, Answer extends AnswerFields> {
  name: string;
  access: Access;
  parameters?: Parameters;
  answer?: Answer;
  methods?: readonly ('GET' | 'POST')[];
  isBeat?: true;
}

/** Declares a call. Without `parameters` it takes none, without `answer` its `data` is null. */
// biome-ignore lint/complexity/noBannedTypes: `{}` is a declaration without fields
export function defineCall<const Parameters extends Fields = {}, const Answer extends AnswerFields = null>(
  declaration: CallDeclaration<Parameters, Answer>,
): CallContract<Parameters, Answer> {
  const { parameters = {} as Parameters, answer = null as Answer, ...rest } = declaration;
  return { ...rest, parameters, answer };
}

/**
 * Returns access, parameters and answer of a contract, for the server and the docs.
 * @throws Error in a page, where a contract is its name alone
 */
export function factsOf<Parameters extends Fields, Answer extends AnswerFields>(contract: CallContract<Parameters, Answer>): CallFacts<Parameters, Answer> {
  const { name, access, parameters, answer, methods, isBeat } = contract;
  if (!access || !parameters || answer === undefined) throw new Error(`${name}: pages know the name of a call and nothing else of it`);
  return { access, parameters, answer, ...(methods && { methods }), ...(isBeat && { isBeat }) };
}
