import { texts } from '../../../generated/words/engine-server/file-services.ts';
import { addressFile, downloadFile, type FileView, fileUsage, listFiles, removeFile, uploadFile } from '../../core/calls/file.ts';
import { superLevel } from '../../core/protocol/levels.ts';
import { refuse } from '../kernel/call/errors.ts';
import { type ContractService, handle } from '../kernel/call/handle.ts';
import type { Call, FileAnswer, Session } from '../kernel/call/service.ts';
import { sessionOf } from '../kernel/call/session-of.ts';
import type { Platform } from '../kernel/platform.ts';
import type { StoredFile } from '../kernel/ports/file-store.ts';
import { fileTicket, ticketMilliseconds } from './file-ticket.ts';

/** Rules that depend on the records that name a file. */
interface FileRules {
  mayRead(file: StoredFile, session: Session): Promise<boolean>;
  requireUnused(file: StoredFile, session: Session): Promise<void>;
}

/** Returns the services of uploads and of the library. */
export function fileServices(platform: Platform, { mayRead, requireUnused }: FileRules): ContractService[] {
  return [
    handle(uploadFile, async ({ kind }, call) => {
      const upload = call.files.find((file) => file.field === 'file')!;
      const entry = { path: upload.path, title: upload.name, accountId: sessionOf(call).accountId };
      return viewOf(await (kind === 'image' ? platform.files.saveImage(entry) : platform.files.saveDocument(entry)));
    }),
    handle(listFiles, async ({ kind, search, page, per_page: perPage }, call) => {
      const { items, total } = await platform.files.list({ kind, search, page, perPage, ...(!isSuper(call) && { accountId: sessionOf(call).accountId }) });
      return { items: items.map(viewOf), total, page, per_page: perPage };
    }),
    handle(removeFile, async ({ id }, call) => {
      const file = await ownFile(platform, id, call);
      await requireUnused(file, sessionOf(call));
      await platform.files.remove(file.id);
      return { removed: 1 };
    }),
    handle(fileUsage, async (_, call) => {
      const { used, allowed } = await platform.files.usage(sessionOf(call).accountId);
      return { files: used.files, bytes: used.bytes, max_files: allowed.files, max_bytes: allowed.bytes };
    }),
    handle(addressFile, async ({ name }, call) => {
      const file = await platform.files.findByName(name);
      if (!file || !(await mayRead(file, sessionOf(call)))) throw refuse('notFound', texts.noFile, { id: name });
      const until = Date.now() + ticketMilliseconds;
      const url = `/files/${name}?ticket=${encodeURIComponent(fileTicket(platform.keyring, name, until))}`;
      return { url, expires: new Date(until).toISOString() };
    }),
    handle(downloadFile, async ({ id }, call): Promise<FileAnswer> => {
      const file = await platform.files.find(id);
      const isOwnExport = file?.kind === 'export' && file.accountId === sessionOf(call).accountId;
      if (!file || !(isOwnExport || (await mayRead(file, sessionOf(call))))) throw refuse('notFound', texts.noFile, { id });
      return { kind: 'file', name: file.title, contentType: file.contentType, body: await platform.files.read(file) };
    }),
  ];
}

/** Another account's file is as absent as one that never existed; super admins may remove pictures and documents. */
async function ownFile(platform: Platform, id: number, call: Call): Promise<StoredFile> {
  const file = await platform.files.find(id);
  const isOwner = file?.accountId === sessionOf(call).accountId;
  const isLibrary = file?.kind !== 'export' && isSuper(call);
  if (!file || !(isOwner || isLibrary)) throw refuse('notFound', texts.noFile, { id });
  return file;
}

function isSuper(call: Call): boolean {
  return sessionOf(call).level >= superLevel;
}

function viewOf(file: StoredFile): FileView {
  const { id, name, title, size, kind, created_at } = file;
  return { id, name, title, size, kind, created_at, url: `/files/${name}` };
}
