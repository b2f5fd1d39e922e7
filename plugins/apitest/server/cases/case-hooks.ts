import { parseLossless, printLossless, withTextIntegers } from '../../../../engine/core/json/lossless-json.ts';
import { fillText } from '../../../../engine/core/text/text.ts';
import { type HookContext, InputError, type ScreenHooks, sealedNames } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apitest/case-hooks.ts';
import { requireAddress } from '../http/require-address.ts';
import { tokenConfig } from '../token/token-config.ts';
import { maySendTo, originOf } from '../token/token-origins.ts';
import { schemaError } from './judge-answer.ts';
import { touchInterface } from './touch-interface.ts';

/** Cases an interface may have. */
export const mostCases = 200;

export const caseHooks: ScreenHooks = {
  async beforeWrite(context, input, before) {
    // Interfaces carry their cases in their definitions, which are plain JSON.
    const values = 'parameters' in input ? { ...input, parameters: withTextIntegers(input.parameters) } : input;
    const test: Record<string, unknown> = { ...before, ...values };
    if ('answer' in values && typeof values.answer === 'string' && values.answer !== '') requireJson(values.answer);
    if ('answer_schema' in values && values.answer_schema !== null && values.answer_schema !== undefined) requireSchema(values.answer_schema);
    if ('path' in values) requireAddress(values.path);
    if (before && 'path' in values) requireNoSecrets(before, values.path);
    await requireSendable(context, test);
    if (!('api' in values) && before) return values;
    const id = await interfaceOf(context, String(test.api));
    if (id !== null && id !== before?.interface_id) await requireRoom(context, id);
    return { ...values, interface_id: id, is_example: false };
  },
  async afterWrite({ query }, after, before) {
    await touchInterface(query, after.interface_id);
    if (before && before.interface_id !== after.interface_id) await touchInterface(query, before.interface_id);
  },
  async beforeRemove({ query }, record) {
    await touchInterface(query, record.interface_id);
  },
  async afterRestore({ query }, record) {
    await touchInterface(query, record.interface_id);
  },
};

function requireJson(text: string): void {
  try {
    printLossless(parseLossless(text));
  } catch {
    throw new InputError([{ field: 'answer', code: 'json', text: texts.json }]);
  }
}

function requireSchema(schema: unknown): void {
  const error = typeof schema === 'object' && schema !== null ? schemaError(schema) : '';
  if (error !== null) throw new InputError([{ field: 'answer_schema', code: 'schema', text: fillText(texts.schema, { fault: error }) }]);
}

/** Whoever opens a case does not see its secret parameters, and is not sent them either. Throws 400. */
function requireNoSecrets(before: Record<string, unknown>, path: unknown): void {
  if (originOf(String(path)) !== originOf(String(before.path)) && sealedNames(before.parameters).length > 0)
    throw new InputError([{ field: 'path', code: 'secrets', text: texts.secrets }]);
}

/** Tokens go to the systems their configuration names. Throws 400. */
async function requireSendable({ platform }: HookContext, { config_id, path }: Record<string, unknown>): Promise<void> {
  const config = typeof config_id === 'number' ? await tokenConfig(platform, config_id) : null;
  if (config && !maySendTo(config, String(path))) throw new InputError([{ field: 'path', code: 'elsewhere', text: texts.elsewhere }]);
}

async function interfaceOf({ query }: HookContext, service: string): Promise<number | null> {
  const row = await query
    .selectFrom('interface_definition')
    .select('id')
    .where('service_name', '=', service)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? Number(row.id) : null;
}

async function requireRoom({ query }: HookContext, interfaceId: number): Promise<void> {
  const { count } = await query
    .selectFrom('test_case')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('interface_id', '=', interfaceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostCases) throw new InputError([{ field: 'api', code: 'many', text: fillText(texts.many, { most: mostCases }) }]);
}
