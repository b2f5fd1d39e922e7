import { open, readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { texts } from '../../../generated/words/engine-server/upload-content.ts';
import type { Text } from '../../core/text/text.ts';
import { InputError } from '../kernel/call/errors.ts';

const imageBytes = 2 * 1_048_576;
const documentBytes = 20 * 1_048_576;
/** Larger pictures need memory out of proportion to their bytes. */
const imagePixels = 40_000_000;

/** Documents by file extension: content type, and first bytes. Contains nothing a browser would execute. */
const documents: Record<string, { contentType: string; begins?: number[] }> = {
  '.pdf': { contentType: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46] },
  '.zip': { contentType: 'application/zip', begins: [0x50, 0x4b] },
  '.docx': { contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', begins: [0x50, 0x4b] },
  '.xlsx': { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', begins: [0x50, 0x4b] },
  '.pptx': { contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', begins: [0x50, 0x4b] },
  '.csv': { contentType: 'text/csv; charset=utf-8' },
  '.txt': { contentType: 'text/plain; charset=utf-8' },
  '.md': { contentType: 'text/plain; charset=utf-8' },
};

/** Returns extension and content type of a document by its name. Throws InputError where its kind, its size or its first bytes are not allowed. */
export async function documentKind(path: string, title: string): Promise<{ extension: string; contentType: string }> {
  const extension = extname(title).toLowerCase();
  const type = documents[extension];
  if (!type) throw fileError('format', texts.documentFormat);
  if ((await stat(path)).size > documentBytes) throw fileError('size', texts.documentSize);
  if (type.begins && !(await beginsWith(path, type.begins))) throw fileError('format', texts.documentContent);
  return { extension, contentType: type.contentType };
}

/** Decodes and re-encodes a picture, so that only pixels survive: no script, no trailing archive, no position of the camera. */
export async function decodeImage(path: string): Promise<{ data: Buffer; size: string; extension: string; contentType: string }> {
  if ((await stat(path)).size >= imageBytes) throw fileError('size', texts.imageSize);
  // Loaded on first use: most servers never see a picture, and the library costs memory.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(await readFile(path), { limitInputPixels: imagePixels, failOn: 'error' }).rotate();
    const { format } = await image.metadata();
    const isPhoto = format === 'jpeg';
    if (isPhoto || format === 'png') {
      const { data, info } = await (isPhoto ? image.jpeg({ quality: 88 }) : image.png()).toBuffer({ resolveWithObject: true });
      const size = `${info.width}x${info.height}`;
      return isPhoto ? { data, size, extension: '.jpg', contentType: 'image/jpeg' } : { data, size, extension: '.png', contentType: 'image/png' };
    }
  } catch {
    throw fileError('format', texts.imageFormat);
  }
  throw fileError('format', texts.imageFormat);
}

async function beginsWith(path: string, bytes: number[]): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes.length), 0, bytes.length, 0);
    return bytesRead === bytes.length && bytes.every((byte, index) => buffer[index] === byte);
  } finally {
    await file.close();
  }
}

function fileError(code: string, text: Text): InputError {
  return new InputError([{ field: 'file', code, text }]);
}
