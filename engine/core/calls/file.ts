import { type AnswerOf, defineCall, fileAnswer } from '../contract/define-call.ts';
import { dateTime, file as fileField, integer, list, object, oneOf, string } from '../contract/field.ts';

const id = integer({ min: 1 });
const kinds = ['image', 'document'] as const;

const file = {
  id,
  name: string(),
  title: string(),
  size: integer(),
  kind: oneOf([...kinds, 'export']),
  created_at: dateTime(),
  url: string(),
};
/** A file as pages see it. */
export type FileView = AnswerOf<typeof file>;

/** Uploads a file. Every session may upload, and list and remove its own files; super admins may do so with all files. */
export const uploadFile = defineCall({
  name: 'Admin.File.Upload',
  access: { kind: 'session' },
  parameters: { file: fileField(), kind: oneOf(kinds, { default: 'image' }) },
  answer: file,
});

export const listFiles = defineCall({
  name: 'Admin.File.GetList',
  access: { kind: 'session' },
  parameters: {
    kind: oneOf(kinds, { optional: true }),
    search: string({ max: 200, optional: true }),
    page: integer({ min: 1, default: 1 }),
    per_page: integer({ min: 1, max: 100, default: 20 }),
  },
  answer: { items: list(object(file)), total: integer(), page: integer(), per_page: integer() },
});

export const removeFile = defineCall({
  name: 'Admin.File.DelFile',
  access: { kind: 'session' },
  parameters: { id },
  answer: { removed: integer() },
});

export const downloadFile = defineCall({
  name: 'Admin.File.Download',
  access: { kind: 'session' },
  parameters: { id },
  answer: fileAnswer(),
});

/** Tells how much of the account's quota the caller's uploads use. */
export const fileUsage = defineCall({
  name: 'Admin.File.Usage',
  access: { kind: 'session' },
  answer: { files: integer(), bytes: integer(), max_files: integer(), max_bytes: integer() },
});

/** Issues an address that opens a file the caller may read, without a session, for a few minutes. */
export const addressFile = defineCall({
  name: 'Admin.File.Address',
  access: { kind: 'session' },
  parameters: { name: string({ max: 100 }) },
  answer: { url: string(), expires: dateTime() },
});
