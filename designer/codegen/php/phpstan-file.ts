import type { GeneratedFile } from '../emit/generated-file.ts';
import type { PhpSettings } from './parts/php-settings.ts';

/** The level of PHPStan that all printed PHP passes. */
export const phpStanLevel = 8;

/** Settings of PHPStan for the tree. Only the framework's own doc tags, which are none of PHPStan's, are passed over. */
export function phpStanFile({ source }: PhpSettings): GeneratedFile {
  const text = `parameters:
    level: ${phpStanLevel}
    phpVersion:
        min: 70400
        max: 80499
    paths: [${source}, public]
    ignoreErrors:
        - identifier: phpDoc.parseError
`;
  return { path: 'phpstan.neon', text, map: [] };
}
