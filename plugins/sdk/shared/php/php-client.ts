import { licenceFile } from '../licence-file.ts';
import type { SdkFile, SdkInterface, SdkOptions } from '../sdk-interface.ts';
import { sdkTree } from '../sdk-tree.ts';
import { phpClassFile } from './class-file.ts';
import { phpClientFiles } from './client-files.ts';
import { phpExceptionFile } from './exception-file.ts';
import { phpFileAnswerFile } from './file-answer-file.ts';
import { phpProjectFiles } from './project-files.ts';
import { phpReadmeFile } from './readme-file.ts';
import { phpRequestFiles } from './request-files.ts';
import { phpSignatureFile } from './signature-file.ts';
import { phpTransportFile } from './transport-file.ts';

/** A client for PHP 7.4 and later, without dependencies. */
export function phpClient(interfaces: readonly SdkInterface[], options: SdkOptions): SdkFile[] {
  const groups = sdkTree(interfaces);
  return [
    ...phpProjectFiles(options),
    licenceFile(options),
    phpReadmeFile(groups, options),
    ...phpClientFiles(groups, options),
    phpTransportFile(),
    ...phpRequestFiles(),
    phpFileAnswerFile(),
    phpSignatureFile(),
    phpExceptionFile(),
    ...groups.flatMap((group) => group.classes.map(phpClassFile)),
  ];
}
