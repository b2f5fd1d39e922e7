import { superLevel } from '../../core/protocol/levels.ts';
import { refuse } from '../kernel/call/errors.ts';
import type { Call, Service } from '../kernel/call/service.ts';
import { sessionOf } from '../kernel/call/session-of.ts';
import type { Platform } from '../kernel/platform.ts';
import type { StoredFile } from '../kernel/ports/file-store.ts';

/** A file as pages use it. */
export interface FileView extends Pick<StoredFile, 'id' | 'name' | 'title' | 'size' | 'kind' | 'created_at'> {
  url: string;
}

/** Uploads and the library. Everybody who is logged in uploads, and lists and removes their own; super admins do so with everybody's. */
export function fileServices(platform: Platform): Service[] {
  return [
    {
      name: 'Admin.File.Upload',
      title: { zh_cn: '上传文件', en: 'Upload a file' },
      parameters: [
        { name: 'file', type: 'file', required: true },
        { name: 'kind', type: 'string', enum: ['image', 'document'], default: 'image' },
      ],
      access: { kind: 'session' },
      async handle(call) {
        const upload = call.files.find((file) => file.field === 'file')!;
        const entry = { path: upload.path, title: upload.name, accountId: sessionOf(call).accountId };
        return viewOf(await (call.params.kind === 'image' ? platform.files.saveImage(entry) : platform.files.saveDocument(entry)));
      },
    },
    {
      name: 'Admin.File.GetList',
      title: { zh_cn: '文件列表', en: 'Files' },
      parameters: [
        { name: 'kind', type: 'string', enum: ['image', 'document'] },
        { name: 'search', type: 'string', max: 200 },
        { name: 'page', type: 'integer', min: 1, default: 1 },
        { name: 'per_page', type: 'integer', min: 1, max: 100, default: 20 },
      ],
      access: { kind: 'session' },
      async handle(call) {
        const { params } = call;
        const { page, per_page: perPage } = params as { page: number; per_page: number };
        const { items, total } = await platform.files.list({
          kind: params.kind as 'image' | undefined,
          search: params.search as string | undefined,
          page,
          perPage,
          ...(!isSuper(call) && { accountId: sessionOf(call).accountId }),
        });
        return { items: items.map(viewOf), total, page, per_page: perPage };
      },
    },
    {
      name: 'Admin.File.DelFile',
      title: { zh_cn: '删除文件', en: 'Delete a file' },
      parameters: [{ name: 'id', type: 'integer', min: 1, required: true }],
      access: { kind: 'session' },
      async handle(call) {
        const file = await ownFile(platform, call);
        await platform.files.remove(file.id);
        return { removed: 1 };
      },
    },
    {
      name: 'Admin.File.Download',
      title: { zh_cn: '下载导出文件', en: 'Download an export' },
      parameters: [{ name: 'id', type: 'integer', min: 1, required: true }],
      access: { kind: 'session' },
      async handle(call) {
        const file = await ownFile(platform, call);
        return { kind: 'file', name: file.title, contentType: file.contentType, body: platform.files.read(file) };
      },
    },
  ];
}

/** Somebody else's file is as absent as one that never was; pictures and documents a super admin may remove. */
async function ownFile(platform: Platform, call: Call): Promise<StoredFile> {
  const id = Number(call.params.id);
  const file = await platform.files.find(id);
  const isOwner = file?.accountId === sessionOf(call).accountId;
  const isLibrary = file?.kind !== 'export' && isSuper(call);
  if (!file || !(isOwner || isLibrary)) throw refuse('notFound', { zh_cn: '文件 {id} 不存在', en: 'There is no file {id}' }, { id });
  return file;
}

function isSuper(call: Call): boolean {
  return sessionOf(call).level >= superLevel;
}

function viewOf(file: StoredFile): FileView {
  const { id, name, title, size, kind, created_at } = file;
  return { id, name, title, size, kind, created_at, url: `/files/${name}` };
}
