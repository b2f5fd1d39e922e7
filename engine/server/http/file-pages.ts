import type { FastifyInstance, FastifyReply } from 'fastify';
import { isFileTicket } from '../files/file-ticket.ts';
import type { Session } from '../kernel/call/service.ts';
import type { Platform } from '../kernel/platform.ts';
import type { StoredFile } from '../kernel/ports/file-store.ts';
import { contentDisposition } from './call/answer-headers.ts';
import { sessionOfPage } from './session-of-page.ts';

/** Who may read a file; null if the file does not exist for the caller. */
type Reading = (file: StoredFile, session: Session | null) => Promise<'everybody' | 'caller' | null>;

/**
 * Serves uploaded files at `/files/<name>`. Pages refer to them in pictures and links, which send no field, so the cookie authenticates here: nothing
 * is changed, and foreign pages do not send it. A ticket in the address (`Admin.File.Address`) replaces the cookie. `?width=160` returns a small copy
 * of a picture.
 */
export function addFilePages(http: FastifyInstance, { files, sessions, keyring }: Pick<Platform, 'files' | 'sessions' | 'keyring'>, readingOf: Reading): void {
  http.get<{ Params: { name: string }; Querystring: { ticket?: unknown; width?: unknown } }>('/files/:name', async (request, reply) => {
    const { ticket, width } = request.query;
    const file = await files.findByName(request.params.name);
    const hasTicket = file && typeof ticket === 'string' && isFileTicket(keyring, ticket, file.name);
    const reading = hasTicket ? 'caller' : file && (await readingOf(file, await sessionOfPage(request, sessions)));
    if (!file || !reading) return reply.header('cache-control', 'no-store').callNotFound();
    describe(reply, file, reading);
    if (request.headers['if-none-match'] === tagOf(file)) return reply.code(304).send();
    const small = width === undefined ? null : await files.readSmall(file, Number(width));
    if (small) return reply.header('content-type', 'image/webp').send(small);
    return reply.send(await files.read(file));
  });
}

function describe(reply: FastifyReply, file: StoredFile, reading: 'everybody' | 'caller'): void {
  reply
    .header('content-type', file.contentType)
    .header('content-disposition', contentDisposition(file.kind === 'image' ? 'inline' : 'attachment', file.title))
    .header('content-security-policy', 'sandbox')
    .header('etag', tagOf(file))
    // What is public is shown at once and asked for anew beside: it may be replaced or taken back. Who may read the others is asked each time.
    .header('cache-control', reading === 'everybody' ? 'public, max-age=60, stale-while-revalidate=86400' : 'private, no-cache');
}

function tagOf({ name, version }: StoredFile): string {
  return version === 0 ? `"${name}"` : `"${name}.${version}"`;
}
