import type { Text } from '../../../engine/core/text/text.ts';
import { InputError, refuse, type ScreenHooks } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/database-hooks.ts';
import { designerContext } from '../context/designer-context.ts';
import { sqliteName } from '../databases/open-configured.ts';
import { checkPlace, checkRemoval, checkTables, isStandIn } from './check-stand-in.ts';
import { publishedDefinitions, usesDatabase } from './published-definitions.ts';

/** Checks what the schema of a database configuration cannot express, and applies changes at once. */
export const databaseHooks: ScreenHooks = {
  async prepareWrite({ platform, query }, values, before) {
    const record = { ...before, ...values };
    checkFields(record);
    if (isStandIn(record)) await checkTables(platform, query, record);
  },
  async beforeWrite({ query }, values, before) {
    const record = { ...before, ...values };
    checkFields(record);
    if (isStandIn(record)) await checkPlace(query, record);
    return values;
  },
  afterWrite({ platform, afterCommit }) {
    afterCommit(() => designerContext(platform).tables.databases.refresh());
  },
  afterTransition({ platform, afterCommit }) {
    afterCommit(() => designerContext(platform).tables.databases.refresh());
  },
  async afterRestore({ query }, record) {
    if (isStandIn(record)) await checkPlace(query, record);
  },
  async beforeRemove({ query }, record) {
    const service = String(record.service_name);
    const user = (await publishedDefinitions(query)).find(({ definition }) => usesDatabase(definition, service));
    if (user) throw refuse('conflict', texts.used, { service: user.service });
    await checkRemoval(query, service);
  },
};

function checkFields(record: Record<string, unknown>): void {
  const errors: InputError['errors'] = [];
  const check = (field: string, pattern: RegExp, text: Text) => {
    if (!pattern.test(String(record[field] ?? ''))) errors.push({ field, code: 'pattern', text });
  };
  check('service_name', /^(?!platform$)/, texts.reserved);
  if (record.kind === 'sqlite') check('name', sqliteName, texts.file);
  else {
    // No slash: a path would be a unix socket.
    check('host', /^[A-Za-z0-9]([A-Za-z0-9._:-]*[A-Za-z0-9])?$|^::1$/, texts.host);
    check('account', /\S/, texts.account);
    check('name', /^[^/\\?#\s]+$/, texts.name);
  }
  if (errors.length > 0) throw new InputError(errors);
}
