import screenSchema from '../../../../schemas/screen.schema.json' with { type: 'json' };
import sectionsSchema from '../../../../schemas/sections.schema.json' with { type: 'json' };
import { compileShape } from './compile-shape.ts';

/*
 * What the files in `schemas` may look like. Compiling it is a quarter of a server's start, so the server's build has the compiled functions in
 * place of this file (scripts/build/plugins/compiled-shapes.ts).
 */

export const validateScreen = compileShape(screenSchema);
export const validateSections = compileShape(sectionsSchema);
