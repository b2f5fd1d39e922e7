import type { Json } from '../../../engine/core/json/json.ts';
import type { Text } from '../../../engine/core/text/text.ts';

/** One word of descriptors, as the meta-schema has it. */
export interface DescriptorWord {
  name: string;
  /** What may stand there, in the manner of TypeScript: `"table" | "tree"`, `slug[]`, `{ [name]: field }`. */
  type: string;
  isRequired: boolean;
  description: Text | null;
  default?: Json;
  /** Names of the sections that explain what stands inside. */
  sections: string[];
  /** The word as a screen of this installation uses it; without a screen, as it may be used. */
  example?: { screen?: string; label?: Text; json: string };
}

/** The words of one object of a descriptor; the first section is the file itself, whose name is empty. */
export interface WordSection {
  name: string;
  description: Text | null;
  words: DescriptorWord[];
}
