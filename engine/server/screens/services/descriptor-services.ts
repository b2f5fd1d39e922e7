import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { texts } from '../../../../generated/words/engine-server/descriptor-services.ts';
import metaSchema from '../../../../schemas/screen.schema.json' with { type: 'json' };
import { checkDescriptor, getDescriptor, saveDescriptor } from '../../../core/calls/screens/descriptor.ts';
import { isError } from '../../../core/descriptor/parse/diagnostic.ts';
import { InputError, refuse } from '../../kernel/call/errors.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import type { Platform } from '../../kernel/platform.ts';

/** Returns the services of descriptor files for super admins: read, checked as a drop is, and written if the server may. */
export function descriptorServices({ screens, database, audit }: Platform): ContractService[] {
  const pathOf = (name: string): string => {
    const source = screens.sourceOf(name);
    if (!source) throw refuse('notFound', texts.unknown, { name });
    return source.path;
  };
  const dryRun = async (name: string, text: string) => {
    const found = await screens.dryRun(name, text);
    if (!found) throw refuse('notFound', texts.unknown, { name });
    return found;
  };
  return [
    handle(getDescriptor, async ({ name }) => {
      const path = pathOf(name);
      const text = await readFile(path, 'utf8');
      // Folders above the descriptors' own are the machine's affair.
      const file = path.split(/[\\/]/).slice(-2).join('/');
      return { file, text, version: versionOf(text), isWritable: await isWritable(path), metaSchema };
    }),
    handle(checkDescriptor, async ({ name, text }) => {
      const { diagnostics, screen } = await dryRun(name, text);
      return {
        faults: diagnostics.map(({ pointer, line, column, severity, message }) => ({ pointer, line, column, severity, message })),
        screen: screen ?? null,
      };
    }),
    handle(saveDescriptor, async ({ name, text, version }, call) => {
      const path = pathOf(name);
      const error = (await dryRun(name, text)).diagnostics.find(isError);
      if (error) throw new InputError([{ field: 'text', code: error.code, text: error.message }]);
      if (!(await isWritable(path))) throw refuse('conflict', texts.readOnly);
      // One after the other, or both of two would find the file as they have read it.
      await database.exclusively(async () => {
        const before = await readFile(path, 'utf8');
        if (versionOf(before) !== version) throw refuse('conflict', texts.stale);
        // A name that is not read, and then all at once: nobody ever sees half a file.
        const draft = join(dirname(path), `.${basename(path)}.${call.requestId}`);
        await writeFile(draft, text, { flag: 'wx' });
        await rename(draft, path);
        const entry = { screen: name, recordId: 0, verb: 'SaveDescriptor', before: { text: before }, after: { text } };
        await database.transact((query) => audit.record(query, call, entry));
      });
      return { version: versionOf(text) };
    }),
  ];
}

function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** The file is replaced by another, so its folder must be writable, too. */
async function isWritable(path: string): Promise<boolean> {
  const checks = [path, dirname(path)].map((one) => access(one, constants.W_OK));
  return (await Promise.allSettled(checks)).every(({ status }) => status === 'fulfilled');
}
