import type { Json } from '../../../engine/core/json/json.ts';
import { printLossless } from '../../../engine/core/json/lossless-json.ts';
import { isSameJson } from '../../../engine/core/json/same-json.ts';
import {
  type Platform,
  type Query,
  type Repository,
  type StoredRecord,
  sealParameters,
  withOpenParameters,
  withoutSealed,
} from '../../../engine/server/index.ts';
import { type InterfaceDefinition, serviceOf, type TestCase } from '../../model/types/definition.ts';

/** Path of a case that was created here. */
const ownPath = '/api/';
const batch = 500;

/**
 * Test cases as records of the screen `test_case`, which runs them over HTTP: a stored definition has none, reading adds those of its interface,
 * and writing moves its own there. Cases are identified by title, so that a definition needs no ids of other tables.
 */
export class InterfaceTests {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /**
   * The test cases of interfaces, each in the order they were made, that of publishing first.
   * @param secrets `none`: without private parameters, for those who do not run them
   */
  async of(query: Query, ids: readonly number[], secrets: 'open' | 'none' = 'open'): Promise<Map<number, TestCase[]>> {
    const found = new Map<number, TestCase[]>();
    for (let at = 0; at < ids.length; at += batch) {
      for (const record of await this.#recordsOf(query, ids.slice(at, at + batch))) {
        const id = Number(record.interface_id);
        found.set(id, [...(found.get(id) ?? []), this.#testOf(record, secrets)]);
      }
    }
    return found;
  }

  /**
   * Makes the stored cases of an interface those of its definition. A case that stays as it is keeps its runs, one that was changed waits for the next.
   * @param by account
   */
  async write(query: Query, id: number, definition: InterfaceDefinition, by: number | null): Promise<void> {
    const cases = this.#repository();
    const wanted = definition.tests ?? [];
    const left = cases ? await this.#recordsOf(query, [id]) : [];
    if (!cases || (wanted.length === 0 && left.length === 0)) return;
    for (const test of wanted) {
      const at = left.findIndex((record) => record.name === test.title && (record.is_example === true) === (test.isExample === true));
      const [record] = at < 0 ? [] : left.splice(at, 1);
      if (record && isSameJson(this.#testOf(record), test)) continue;
      const values = this.#valuesOf(definition, test);
      if (record) await cases.update(query, record.id, null, { ...values, status: 'untested', failures: null });
      else {
        const config = await query
          .selectFrom('token_config')
          .select('id')
          .where('path', 'like', '/%')
          .where('deleted_at', 'is', null)
          .orderBy('id')
          .executeTakeFirst();
        const fresh = { path: ownPath, api: serviceOf(definition), interface_id: id, config_id: config ? Number(config.id) : null, totals: 0, successes: 0 };
        await cases.insert(query, { ...fresh, ...values, status: 'untested' }, by);
      }
    }
    if (left.length === 0) return;
    await cases.remove(
      query,
      left.map((record) => record.id),
    );
  }

  /** They are called by the name that answers. */
  async rename(query: Query, id: number, service: string): Promise<void> {
    if (!this.#repository()) return;
    await query.updateTable('test_case').set({ api: service }).where('interface_id', '=', id).where('api', '!=', service).execute();
  }

  /** Takes them away as if they had never been. */
  async erase(query: Query, id: number): Promise<void> {
    if (!this.#repository()) return;
    const own = query.selectFrom('test_case').select('id').where('interface_id', '=', id);
    await query.deleteFrom('test_snapshot').where('case_id', 'in', own).execute();
    await query.deleteFrom('test_case').where('interface_id', '=', id).execute();
  }

  async #recordsOf(query: Query, ids: readonly number[]): Promise<StoredRecord[]> {
    const cases = this.#repository();
    if (!cases || ids.length === 0) return [];
    const rows = await query
      .selectFrom('test_case')
      .select('id')
      .where('interface_id', 'in', [...ids])
      .where('deleted_at', 'is', null)
      .execute();
    const records =
      rows.length === 0
        ? []
        : await cases.getMany(
            query,
            rows.map((row) => Number(row.id)),
          );
    return records.sort((one, other) => Number(other.is_example === true) - Number(one.is_example === true) || one.id - other.id);
  }

  /** Null where the screen has errors of its own and is not live. */
  #repository(): Repository | null {
    const screen = this.#platform.screens.find('test_case');
    return screen ? this.#platform.repositories.of(screen) : null;
  }

  #testOf(stored: StoredRecord, secrets: 'open' | 'none' = 'open'): TestCase {
    const fields = this.#platform.screens.find('test_case')?.fields ?? [];
    const record =
      secrets === 'open' ? withOpenParameters(this.#platform.keyring, fields, stored) : { ...stored, parameters: withoutSealed(stored.parameters) };
    const { name, parameters, ret, answer, expectations, answer_schema, most_ms, is_example }: StoredRecord = record;
    return {
      title: String(name),
      parameters: (parameters ?? {}) as TestCase['parameters'],
      ...(typeof ret === 'number' && { ret }),
      ...(typeof answer === 'string' && answer !== '' && { data: JSON.parse(answer) as Json }),
      ...(Array.isArray(expectations) && expectations.length > 0 && { expectations: expectations as NonNullable<TestCase['expectations']> }),
      ...(typeof answer_schema === 'object' && answer_schema !== null && { schema: answer_schema as NonNullable<TestCase['schema']> }),
      ...(typeof most_ms === 'number' && { milliseconds: most_ms }),
      ...(is_example === true && { isExample: true }),
    };
  }

  #valuesOf({ parameters: rules }: InterfaceDefinition, test: TestCase): Record<string, unknown> {
    const { title, parameters, ret, data, expectations, schema, milliseconds, isExample } = test;
    const isPrivate = (name: string) => rules.some((rule) => rule.name === name && (rule.format === 'password' || rule.format === 'secret'));
    return {
      name: title,
      parameters: sealParameters(this.#platform.keyring, parameters, isPrivate),
      ret: ret ?? null,
      answer: data === undefined ? null : printLossless(data, 2),
      expectations: expectations ?? null,
      answer_schema: schema ?? null,
      most_ms: milliseconds ?? null,
      is_example: isExample === true,
    };
  }
}
