import { createHash } from 'node:crypto';
import { codeOf } from '../../codegen/hand-edit/code-of.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import { stableJson } from '../store/stable-json.ts';

/** Everything that is published of one interface, named by its own content. */
export interface Bundle {
  /** SHA-256 of the definition and the code, hexadecimal. */
  hash: string;
  service: string;
  /** JSON text, members sorted, without `rev`. */
  definition: string;
  /** The handler as it runs, hand edits included. */
  ts: string;
  /** The domain class, hand edits included. */
  php: string;
}

export function bundleOf(definition: InterfaceDefinition): Bundle {
  const { rev: _, ...content } = definition;
  const [ts, php] = (['ts', 'php'] as const).map((target) => codeOf(definition, target).file.text) as [string, string];
  const parts = { service: serviceOf(definition), definition: stableJson(content), ts, php };
  return { hash: createHash('sha256').update(stableJson(parts)).digest('hex'), ...parts };
}
