import type { Text } from '../../../engine/core/text/text.ts';
import { InputError, refuse, type ScreenHooks } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/database-hooks.ts';
import { designerContext } from '../context/designer-context.ts';
import { sqliteName } from '../databases/open-configured.ts';

/** Checks what the schema of a database configuration cannot express, and applies changes at once. */
export const databaseHooks: ScreenHooks = {
  beforeWrite(_context, values, before) {
    const record = { ...before, ...values };
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
    return values;
  },
  afterWrite({ platform, afterCommit }) {
    afterCommit(() => designerContext(platform).tables.databases.refresh());
  },
  afterTransition({ platform, afterCommit }) {
    afterCommit(() => designerContext(platform).tables.databases.refresh());
  },
  async beforeRemove({ query }, record) {
    const service = String(record.service_name);
    const rows = await query
      .selectFrom('interface_definition')
      .select(['service_name', 'definition'])
      .where('status', '=', 'published')
      .where('deleted_at', 'is', null)
      .execute();
    const user = rows.find(({ definition }) => usesDatabase(typeof definition === 'string' ? JSON.parse(definition) : definition, service));
    if (user) throw refuse('conflict', texts.used, { service: String(user.service_name) });
  },
};

function usesDatabase(definition: unknown, service: string): boolean {
  if (typeof definition !== 'object' || definition === null) return false;
  const { table, flow } = definition as { table?: { database?: string }; flow?: { nodes?: { type: string; settings: Record<string, unknown> }[] } };
  if (table?.database === service) return true;
  return (flow?.nodes ?? []).some(({ settings }) => settings.database === service || String(settings.table ?? '').startsWith(`${service}.`));
}
