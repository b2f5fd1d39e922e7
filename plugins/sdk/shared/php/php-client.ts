import { licenceFile } from '../licence-file.ts';
import type { SdkFile, SdkInterface, SdkOptions } from '../sdk-interface.ts';
import { sdkTree } from '../sdk-tree.ts';
import { phpClassFile } from './class-file.ts';
import { phpFiles } from './client/embedded.ts';
import { phpClientFiles } from './client-files.ts';
import { phpProjectFiles } from './project-files.ts';
import { phpReadmeFile } from './readme-file.ts';

const { autoload: _, ...classes } = phpFiles;
/** What is the same in every client: what sends calls, signs them and reads answers. */
const classFiles: readonly SdkFile[] = Object.entries(classes).map(([name, text]) => ({ path: `src/${name}.php`, text }));

/** A client for PHP 7.4 and later, without dependencies. */
export function phpClient(interfaces: readonly SdkInterface[], options: SdkOptions): SdkFile[] {
  const groups = sdkTree(interfaces);
  return [
    ...phpProjectFiles(options),
    licenceFile(options),
    phpReadmeFile(groups, options),
    ...phpClientFiles(groups, options),
    ...classFiles,
    ...groups.flatMap((group) => group.classes.map(phpClassFile)),
  ];
}
