import { refuse } from '../errors.ts';
import type { Call, Service } from '../gateway/service.ts';
import type { Platform } from '../platform.ts';
import type { StoredFile } from './file-store.ts';

/** A file as pages use it. */
export interface FileView extends Pick<StoredFile, 'id' | 'name' | 'title' | 'size' | 'kind' | 'created_at'> {
  url: string;
}

const adminLevel = 200;

/** Uploads and the library. Everybody who is logged in uploads; only administrators list, and only they or the owner remove. */
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
        const entry = { path: upload.path, title: upload.name, accountId: call.session!.accountId };
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
      access: { kind: 'session', minLevel: adminLevel },
      async handle({ params }) {
        const { page, per_page: perPage } = params as { page: number; per_page: number };
        const { items, total } = await platform.files.list({
          kind: params.kind as 'image' | undefined,
          search: params.search as string | undefined,
          page,
          perPage,
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

/** Somebody else's export is as absent as one that never was; pictures and documents an administrator may remove. */
async function ownFile(platform: Platform, call: Call): Promise<StoredFile> {
  const id = Number(call.params.id);
  const file = await platform.files.find(id);
  const isOwner = file?.accountId === call.session!.accountId;
  const isLibrary = file?.kind !== 'export' && call.session!.level >= adminLevel;
  if (!file || !(isOwner || isLibrary)) throw refuse('notFound', { zh_cn: '文件 {id} 不存在', en: 'There is no file {id}' }, { id });
  return file;
}

function viewOf(file: StoredFile): FileView {
  const { id, name, title, size, kind, created_at } = file;
  return { id, name, title, size, kind, created_at, url: `/files/${name}` };
}
