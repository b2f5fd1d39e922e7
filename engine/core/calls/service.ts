import { type AnswerOf, defineCall } from '../contract/define-call.ts';
import { json, string, typed } from '../contract/field.ts';
import type { Parameter } from '../protocol/parameter.ts';

const answer = { parameters: json(typed<Parameter[]>()) };
export type ServiceParameters = AnswerOf<typeof answer>;

/** What a call the caller may know of takes: for forms of its parameters. */
export const serviceParameters = defineCall({
  name: 'Admin.Service.GetParameters',
  access: { kind: 'session' },
  parameters: { name: string({ max: 200 }) },
  answer,
});
