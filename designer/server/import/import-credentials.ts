import { type Call, type Query, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/import-credentials.ts';
import type { AppliedCredential, CredentialInput } from '../../import/protocol.ts';
import type { UpstreamCredential } from '../../import/request/upstream-credentials.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { CredentialEntries } from './credential-entries.ts';
import { credentialValue } from './credential-value.ts';
import type { WrittenCredential } from './import-records.ts';

/** An entry within the transaction that writes it. */
export interface PutCredential extends AppliedCredential {
  written: WrittenCredential | null;
}

/** The credentials of one import: each entry is written once, with the first row that reads it. */
export class ImportCredentials {
  #entries: CredentialEntries;
  #call: Call;
  #planned: Map<string, UpstreamCredential>;
  #values: Map<string, string | null>;
  #done: PutCredential[] = [];

  /** Throws CallError 400 when a value is given for no credential of the import, or does not fit it. */
  constructor(entries: CredentialEntries, planned: readonly UpstreamCredential[], inputs: readonly CredentialInput[], call: Call) {
    this.#entries = entries;
    this.#call = call;
    this.#planned = new Map(planned.map((credential) => [credential.name, credential]));
    this.#values = new Map(
      inputs.map((one) => {
        const credential = this.#planned.get(one.name);
        if (!credential) throw refuse('badInput', texts.unknown, { name: one.name });
        return [one.name, credentialValue(credential, one)];
      }),
    );
  }

  /** Names of the entries a definition reads. */
  namesIn({ flow }: InterfaceDefinition): string[] {
    return flow.nodes.filter(({ type }) => type === 'config').map(({ settings }) => String(settings.name));
  }

  /** Names of the entries a value was given for. */
  get filledNames(): string[] {
    return [...this.#values].filter(([, value]) => value !== null).map(([name]) => name);
  }

  /** Puts what has not been put yet. `remember` it when the transaction stands. */
  async put(query: Query, names: readonly string[]): Promise<PutCredential[]> {
    const left = [...new Set(names)].filter((name) => !this.#done.some((done) => done.name === name));
    const put: PutCredential[] = [];
    for (const credential of left.flatMap((name) => this.#planned.get(name) ?? [])) {
      const { name } = credential;
      const value = this.#values.get(name) ?? null;
      const { state, written } = await this.#entries.put(query, credential, value, this.#call);
      put.push({ name, outcome: state === 'set' ? 'kept' : value === null ? 'unfilled' : 'filled', written });
    }
    return put;
  }

  remember(put: readonly PutCredential[]): void {
    this.#done.push(...put);
  }

  /** Entries the import has changed, with what is not remembered yet. */
  written(put: readonly PutCredential[]): WrittenCredential[] {
    return [...this.#done, ...put].flatMap(({ written }) => written ?? []);
  }

  results(): AppliedCredential[] {
    return this.#done.map(({ name, outcome }) => ({ name, outcome }));
  }
}
