import { type AnswerOf, defineCall } from '../contract/define-call.ts';
import { json, string, typed } from '../contract/field.ts';
import type { Parameter } from '../protocol/parameter.ts';

const answer = { parameters: json(typed<Parameter[]>()) };
export type ServiceParameters = AnswerOf<typeof answer>;

/** Answers the parameters of a call the caller may know of, for forms. */
export const serviceParameters = defineCall({
  name: 'Admin.Service.GetParameters',
  access: { kind: 'session' },
  parameters: { name: string({ max: 200 }) },
  answer,
});
