import { type AnswerFrom, defineCall } from '../contract/define-call.ts';
import { integer, list, object, oneOf, string } from '../contract/field.ts';
import { visibilities } from '../protocol/service-about.ts';

/**
 * Answers the published interfaces the caller may know of, by product and module. Products without an order of their own are sorted by name;
 * interfaces without a product come last, under product 0 without a title.
 */
export const getInterfaceTree = defineCall({
  name: 'Platform.Permission.Interfaces',
  access: { kind: 'session' },
  answer: {
    products: list(
      object({
        id: integer(),
        title: string(),
        modules: list(
          object({ name: string(), interfaces: list(object({ service: string(), title: string(), summary: string(), visibility: oneOf(visibilities) })) }),
        ),
      }),
    ),
  },
});
export type InterfaceTree = AnswerFrom<typeof getInterfaceTree>;
