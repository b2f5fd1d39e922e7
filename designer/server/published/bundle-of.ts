import { createHash } from 'node:crypto';
import { versioned } from '../../model/source/versioned.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import { stableJson } from '../store/stable-json.ts';
import type { PrintedCode } from './print-code.ts';

/** Everything published of one interface, named by its content. */
export interface Bundle {
  /** SHA-256 of the definition and the code, hexadecimal. */
  hash: string;
  service: string;
  /** JSON text, members sorted, without `rev` and test cases. */
  definition: string;
  /** The handler as it runs, hand edits included. */
  ts: string;
  /** The domain class, hand edits included. */
  php: string;
}

/**
 * Returns the bundle of a definition.
 * @param code of the definition; its example is not in the code
 */
export function bundleOf(definition: InterfaceDefinition, { ts, php }: Pick<PrintedCode, 'ts' | 'php'>): Bundle {
  const parts = { service: serviceOf(definition), definition: stableJson(versioned(definition)), ts, php };
  return { hash: createHash('sha256').update(stableJson(parts)).digest('hex'), ...parts };
}
