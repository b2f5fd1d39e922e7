import { printLossless } from '../../../../engine/core/json/lossless-json.ts';
import type { Text } from '../../../../engine/core/text/text.ts';
import { requireScreen, type StoredRecord, sealSecret } from '../../../../engine/server/index.ts';
import type { TestContext } from '../context/test-context.ts';
import { configOf } from '../token/token-config.ts';

/** How long a token is kept in an entry that says nothing of its end; milliseconds. */
const unsaid = 3_600_000;

/**
 * Writes how getting a token went and, where the configuration names a secret entry, the token into it, as imported interfaces send it upstream.
 * Beside the revision of the configuration, which nobody has edited.
 */
export async function keepToken({ platform, tokens }: TestContext, record: StoredRecord, expiresAt: number | null, error: Text | null): Promise<void> {
  const token = error ? null : await tokens.of(configOf(platform, record));
  const entries = platform.repositories.of(requireScreen(platform, 'configuration'));
  await platform.database.transact(async (query) => {
    if (token !== null && typeof record.entry === 'string' && record.entry !== '') {
      const entry = await entries?.findBy(query, { name: record.entry });
      if (entry && entry.secret === true) await entries?.update(query, entry.id, null, { secret_value: sealSecret(platform.keyring, `Bearer ${token}`) });
    }
    const until = error ? null : new Date(expiresAt ?? Date.now() + unsaid).toISOString();
    const values = { expires_at: until, fault: error && printLossless(error) } as object;
    await query.updateTable('token_config').set(values).where('id', '=', record.id).where('rev', '=', record.rev).execute();
  });
}
