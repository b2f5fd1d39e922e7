import { compile } from 'json-schema-to-typescript';
import { recordSchemaOf } from '../../engine/core/derive/record-schema.ts';
import type { Screen } from '../../engine/core/descriptor/types.ts';

/** generated/types/<screen>.ts: the record as its calls answer it. */
export async function recordTypeFile(screen: Screen): Promise<string> {
  const { title: _, ...schema } = recordSchemaOf(screen, 'en');
  return compile(schema as Parameters<typeof compile>[0], screen.className, {
    additionalProperties: false,
    bannerComment: `// Written by \`npm run generate\` from the descriptor of the screen ${screen.name}. Do not edit.`,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 160 },
  });
}
