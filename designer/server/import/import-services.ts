import type { Language } from '../../../engine/core/text/text.ts';
import { type Call, type ContractService, handle, refuse, sessionOf } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/import-services.ts';
import { mayDesign } from '../../calls/access.ts';
import { applyImport, checkImport, listImports as listImportsCall, previewImport, undoImport as undoCall } from '../../calls/import-calls.ts';
import type { ImportOptions, PreviewAnswer } from '../../import/protocol.ts';
import type { DesignerContext } from '../context/designer-context.ts';
import type { ApplyPayload } from './apply-import.ts';
import { CredentialEntries } from './credential-entries.ts';
import { entriesOf, importOf, lastImport, listImports } from './import-records.ts';
import { prepareImport } from './prepared-import.ts';
import { keepOpen, type NamedDocuments } from './read-import.ts';
import { fetchedFile, sourceDocuments } from './source-documents.ts';
import { documentsOf, hashOf, keepDocuments, renewDocuments, requireDocuments, type SourceDocuments } from './stored-documents.ts';
import { undoImport } from './undo-import.ts';

/** Returns the calls of the import: preview, apply, undo, and look again later. Their answers are typed in designer/import/protocol.ts. */
export function importServices(context: DesignerContext): ContractService[] {
  const { database, jobs, rights, keyring } = context.platform;
  const requirePublisher = async ({ session }: Call) => {
    if (!session || !(await rights.mayCall(session, mayDesign))) throw refuse('noRight', texts.publish);
  };
  return [
    handle(previewImport, async (parameters, call) => {
      const { upload, detail } = parameters;
      const options = optionsOf(parameters);
      const reader = { language: call.language, detail };
      if (upload !== undefined) {
        await requireDocuments(database, upload);
        const shown = await preview(context, { hash: upload, load: () => documentsOf(database, upload) }, options, reader);
        await renewDocuments(database, upload);
        return shown;
      }
      const sources = await sourceDocuments(call);
      if (!sources) throw refuse('badInput', texts.none);
      return previewSources(context, sources, options, reader);
    }),
    handle(applyImport, async (parameters, call) => {
      const { upload, mode, fields, only, publish, rows, credentials } = parameters;
      if (publish) await requirePublisher(call);
      await requireDocuments(database, upload);
      const { files: _, signal: __, ...storedCall } = call;
      const payload: ApplyPayload = {
        call: { ...storedCall, params: {} },
        parameters: {
          upload,
          ...(mode && { mode }),
          ...(fields && { fields }),
          ...(only && { only }),
          ...(publish && { publish }),
          ...(rows && { rows }),
          ...optionsOf(parameters),
        },
        ...(credentials && { credentials: keyring.encrypt(JSON.stringify(credentials)) }),
      };
      return { job: await jobs.add({ kind: 'designer/import', title: texts.job, payload, call: { service: call.service, session: sessionOf(call) } }) };
    }),
    handle(undoCall, async ({ id }, call) => {
      const record = id === undefined ? await lastImport(database) : await importOf(database, id);
      if ((await entriesOf(database, record.id)).some(({ isPublished }) => isPublished)) await requirePublisher(call);
      return undoImport(context, record, call);
    }),
    handle(checkImport, async ({ id }, call) => {
      const { url, hash, options } = await importOf(database, id);
      const sources = (await sourceDocuments(call)) ?? (url === null ? null : { files: [await fetchedFile(url)], url });
      if (!sources) throw refuse('badInput', texts.file);
      const isChanged = hashOf(sources) !== hash;
      return { is_changed: isChanged, options, preview: isChanged ? await previewSources(context, sources, options, call) : null };
    }),
    handle(listImportsCall, async () => ({ items: await listImports(database) })),
  ];
}

/** Who a preview is for, and its single row if only one is wanted. */
interface Reader {
  language: Language;
  detail?: string | undefined;
}

/** Writes no interface; stores the documents for the import that may follow. */
async function previewSources(context: DesignerContext, sources: SourceDocuments, options: ImportOptions, reader: Reader): Promise<PreviewAnswer> {
  const shown = await preview(context, { hash: hashOf(sources), load: async () => sources }, options, reader);
  await keepDocuments(context.platform.database, sources);
  return shown;
}

async function preview({ platform }: DesignerContext, documents: NamedDocuments, options: ImportOptions, { language, detail }: Reader): Promise<PreviewAnswer> {
  const prepared = await prepareImport(platform.database, documents, options, detail);
  try {
    const shown = await prepared.thread.ask('show', { language, ...(detail === undefined ? {} : { detail }) });
    return { upload: documents.hash, ...shown, credentials: await new CredentialEntries(platform).states(prepared.credentials) };
  } finally {
    await keepOpen(documents.hash, prepared);
  }
}

function optionsOf({ namespace, base_url, behaviour, names }: ImportOptions): ImportOptions {
  const services = Object.entries(names ?? {}).filter(([, service]) => typeof service === 'string');
  return {
    ...(namespace !== undefined && { namespace }),
    ...(base_url !== undefined && { base_url }),
    ...(behaviour !== undefined && { behaviour }),
    ...(services.length > 0 && { names: Object.fromEntries(services) }),
  };
}
