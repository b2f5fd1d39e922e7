import { type AnswerFrom, defineCall } from '../../engine/core/contract/define-call.ts';
import { boolean, integer, json, list, object, string, typed } from '../../engine/core/contract/field.ts';
import type { InterfaceDefinition } from '../model/types/definition.ts';
import { mayList } from './access.ts';

const id = integer({ min: 1 });

/** The functions that are published, each as its newest version has it, by name. */
export const listFunctions = defineCall({
  name: 'Admin.Interface.Functions',
  access: mayList,
  parameters: {},
  answer: {
    items: list(
      object({
        ...{ id, service: string(), title: string(), version: integer(), bundle: string() },
        /** Of all of its versions: what tells copies of it, whatever it was called then. */
        bundles: list(string()),
        definition: json(typed<InterfaceDefinition>()),
      }),
    ),
  },
});
export type KnownFunction = AnswerFrom<typeof listFunctions>['items'][number];

/** The interfaces, and functions, that use a function. */
export const functionUses = defineCall({
  name: 'Admin.Interface.FunctionUses',
  access: mayList,
  parameters: { id },
  answer: {
    items: list(object({ id, service: string(), title: string(), version: integer(), isNewest: boolean() })),
  },
});
