import { ClientModels } from '../client-models.ts';
import { licenceFile } from '../licence-file.ts';
import type { SdkFile, SdkInterface, SdkOptions } from '../sdk-interface.ts';
import { sdkTree } from '../sdk-tree.ts';
import { tsClassFile } from './class-file.ts';
import { tsClientFile } from './client-file.ts';
import { tsErrorFile } from './error-file.ts';
import { tsJsonFile } from './json-file.ts';
import { tsModelsFile } from './models-file.ts';
import { tsPaginateFile } from './paginate-file.ts';
import { tsProjectFiles } from './project-files.ts';
import { tsReadmeFile } from './readme-file.ts';
import { tsSignatureFile } from './signature-file.ts';
import { tsTransportFile } from './transport-file.ts';

/** A client for TypeScript and JavaScript, without dependencies. */
export function tsClient(interfaces: readonly SdkInterface[], options: SdkOptions): SdkFile[] {
  const groups = sdkTree(interfaces);
  const models = new ClientModels(interfaces, globals);
  return [
    ...tsProjectFiles(options),
    licenceFile(options),
    tsReadmeFile(groups, options),
    tsClientFile(groups),
    tsModelsFile(models),
    tsTransportFile(options),
    tsJsonFile(),
    tsSignatureFile(),
    tsErrorFile(),
    tsPaginateFile(),
    ...groups.flatMap((group) => group.classes.map((member) => tsClassFile(member, models))),
  ];
}

/** Types the models are made of: none of them may be another of that name. */
const globals = [
  'blob',
  'record',
  'array',
  'promise',
  'object',
  'string',
  'number',
  'boolean',
  'unknown',
  'bigint',
  'never',
  'null',
  'undefined',
  'any',
  'symbol',
  'void',
];
