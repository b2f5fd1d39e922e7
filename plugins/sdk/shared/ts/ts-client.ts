import type { SdkFile, SdkInterface, SdkOptions } from '../sdk-interface.ts';
import { sdkTree } from '../sdk-tree.ts';
import { tsClassFile } from './class-file.ts';
import { tsClientFile } from './client-file.ts';
import { tsErrorFile } from './error-file.ts';
import { tsProjectFiles } from './project-files.ts';
import { tsReadmeFile } from './readme-file.ts';
import { tsSignatureFile } from './signature-file.ts';
import { tsTransportFile } from './transport-file.ts';

/** A client for TypeScript and JavaScript, without dependencies. */
export function tsClient(interfaces: readonly SdkInterface[], options: SdkOptions): SdkFile[] {
  const groups = sdkTree(interfaces);
  return [
    ...tsProjectFiles(),
    tsReadmeFile(groups, options),
    tsClientFile(groups),
    tsTransportFile(options),
    tsSignatureFile(),
    tsErrorFile(),
    ...groups.flatMap((group) => group.classes.map(tsClassFile)),
  ];
}
