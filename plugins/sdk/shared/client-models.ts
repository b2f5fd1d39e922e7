import { collectModels, type Models, type SharedModel } from '../../../engine/core/models/collect-models.ts';
import type { Rule } from '../../../engine/core/models/model-part.ts';
import { Identifiers } from '../../../engine/core/printing/identifier.ts';
import type { ReturnShape } from '../../../engine/core/protocol/return-shape.ts';
import type { SdkInterface } from './sdk-interface.ts';

/** The shapes the interfaces of a client share, under names a language takes. */
export class ClientModels {
  #models: Models;
  #names = new Map<string, string>();

  constructor(interfaces: readonly SdkInterface[], reserved: readonly string[] = []) {
    this.#models = collectModels(interfaces);
    const names = new Identifiers(reserved);
    for (const { name } of this.#models.list) {
      const modelName = names.take(name);
      this.#names.set(name, modelName[0]!.toUpperCase() + modelName.slice(1));
    }
  }

  /** In the order they were found. */
  get list(): { typeName: string; model: SharedModel }[] {
    return this.#models.list.map((model) => ({ typeName: this.#names.get(model.name) ?? model.name, model }));
  }

  /** Name of the type of what a caller gives; undefined where it has none. */
  input(service: string, rule: Rule): string | undefined {
    return this.#named(this.#models.of(service).input(rule));
  }

  /** Name of the type of a part of an answer; undefined where it has none. */
  answer(service: string, shape: ReturnShape): string | undefined {
    return this.#named(this.#models.of(service).answer(shape));
  }

  #named(name: string | undefined): string | undefined {
    return name === undefined ? undefined : this.#names.get(name);
  }
}
