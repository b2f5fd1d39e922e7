import { sql } from 'kysely';
import { tableOf } from '../../../engine/core/derive/table/table.ts';
import { fillText, languages, type Text } from '../../../engine/core/text/text.ts';
import {
  type Call,
  createRepository,
  type Platform,
  type Query,
  type Repository,
  requireScreen,
  type StoredRecord,
  sealSecret,
} from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/credential-entries.ts';
import type { CredentialState } from '../../import/protocol.ts';
import type { PlannedCredential, UpstreamCredential } from '../../import/request/upstream-credentials.ts';
import type { WrittenCredential } from './import-records.ts';

/** Stores credentials of upstreams as sealed entries of the screen `configuration`. */
export class CredentialEntries {
  #platform: Platform;
  #repository: Repository | undefined;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  async states(credentials: readonly PlannedCredential[]): Promise<(PlannedCredential & { state: CredentialState })[]> {
    const { read } = this.#platform.database;
    return Promise.all(credentials.map(async (credential) => ({ ...credential, state: stateOf(await this.#find(read, credential.name)) })));
  }

  /**
   * Makes the entry where it is missing, and gives it the value where it has none. What has a value stays.
   * @param value the text that is sent; null when nothing was given
   */
  async put(
    query: Query,
    credential: UpstreamCredential,
    value: string | null,
    call: Call,
  ): Promise<{ state: CredentialState; written: WrittenCredential | null }> {
    const { name } = credential;
    const found = await this.#find(query, name);
    const state = stateOf(found);
    const secret = { secret: true, value: null, secret_value: value === null ? null : sealSecret(this.#platform.keyring, value) };
    if (!found) {
      const values = { name, ...secret, description: describe(credential) };
      const id = await this.#records().insert(query, values, call.session?.accountId ?? null);
      await this.#audit(query, call, id.id, 'Add', { name });
      return { state, written: { id: id.id, name, rev: id.rev, isNew: true } };
    }
    if (state === 'set' || value === null) return { state, written: null };
    const filled = await this.#records().update(query, found.id, found.rev, secret);
    await this.#audit(query, call, found.id, 'Edit', { secret_value: '(changed)' });
    return { state, written: filled && { id: filled.id, name, rev: filled.rev, isNew: false } };
  }

  /** Takes an entry away that an import has made, or its value where it was empty. Answers why it stays; null when it does not. */
  async undo(query: Query, { id, name, rev, isNew }: WrittenCredential, call: Call): Promise<Text | null> {
    const found = await this.#records().get(query, id);
    if (!found) return null;
    if (found.rev !== rev) return texts.changed;
    if (isNew && (await this.#isUsed(query, name))) return texts.used;
    if (isNew) await query.deleteFrom('configuration').where('id', '=', id).execute();
    else await this.#records().update(query, id, rev, { secret_value: null });
    await this.#audit(query, call, id, 'ImportUndo', { name });
    return null;
  }

  async #isUsed(query: Query, name: string): Promise<boolean> {
    const pattern = `%"${name.replaceAll('_', '!_')}"%`;
    const user = await query
      .selectFrom('interface_definition')
      .select('id')
      .where(sql<boolean>`cast(definition as text) like ${pattern} escape '!'`)
      .limit(1)
      .executeTakeFirst();
    return user !== undefined;
  }

  #find(query: Query, name: string): Promise<StoredRecord | null> {
    return this.#records().findBy(query, { name });
  }

  #records(): Repository {
    this.#repository ??= createRepository(this.#platform.database, tableOf(requireScreen(this.#platform, 'configuration'))!);
    return this.#repository;
  }

  async #audit(query: Query, call: Call, recordId: number, verb: string, after: Record<string, unknown>): Promise<void> {
    await this.#platform.audit.record(query, call, { screen: 'configuration', recordId, verb, before: null, after });
  }
}

function stateOf(record: StoredRecord | null): CredentialState {
  if (!record) return 'missing';
  const value = record.secret === true ? record.secret_value : record.value;
  return typeof value === 'string' && value !== '' ? 'set' : 'empty';
}

/** Describes what to enter, in every language: administrators of the configuration may read either. */
function describe({ host, in: place, field, prefix, scheme }: UpstreamCredential): string {
  const shape = prefix === '' ? texts.wholeValue : fillText(texts.prefixedValue, { prefix });
  const use = fillText(texts.use, { host, place: texts.places[place], field, shape, scheme });
  return languages
    .map((language) => use[language])
    .join('\n')
    .slice(0, 500);
}
