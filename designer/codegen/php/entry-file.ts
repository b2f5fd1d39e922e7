import type { GeneratedFile } from '../emit/generated-file.ts';
import { strictTypes } from './parts/file-head.ts';

/** The page all calls arrive at, in the place of the one in the framework's skeleton. */
export const phpEntryFile: GeneratedFile = {
  path: 'public/index.php',
  text: `<?php

// Made by Portico. Services of the project beside those of Portico are answered by the framework, as before.

${strictTypes}

require_once __DIR__ . '/init.php';

\\Portico\\Gateway::run();
`,
  map: [],
};
