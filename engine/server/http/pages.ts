import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteBases } from '../../core/protocol/site.ts';
import type { Platform } from '../kernel/platform.ts';
import { languageOf } from './call/call-language.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { unknownPath } from './listener.ts';
import { redirectWithQuery } from './redirect.ts';
import { sendText } from './send-text.ts';

/** Pages outside the single-page applications. */
const plainPages: Record<string, string> = {
  '/admin/login': 'login.html',
  '/admin/register': 'register.html',
  '/login': 'portal-login.html',
  '/register': 'portal-register.html',
  '/admin/forgot-password': 'forgot-password.html',
  '/admin/reset-password': 'reset-password.html',
  '/forgot-password': 'portal-forgot-password.html',
  '/reset-password': 'portal-reset-password.html',
};

/** The applications by their base paths. */
const applications: Record<string, string> = { [siteBases.admin]: 'admin.html', [siteBases.portal]: 'console.html' };

/**
 * Serves the built back-office and console, the sign-in pages and the screens' validator modules.
 * @param sendMissing sends the portal's page for an unknown address
 */
export async function addPages(
  http: FastifyInstance,
  platform: Platform,
  webFolder: string,
  sendMissing: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): Promise<void> {
  await http.register(fastifyStatic, {
    root: join(webFolder, 'assets'),
    prefix: '/admin/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    list: false,
    // Plain pages are sent by `sendPage`; this plugin is for the hashed files only.
    decorateReply: true,
  });
  for (const [path, file] of Object.entries(plainPages)) http.get(path, (_request, reply) => sendPage(reply, webFolder, file));
  for (const [base, file] of Object.entries(applications)) {
    http.get(base, (request, reply) => redirectWithQuery(request, reply, `${base}/`));
    http.get(`${base}/*`, (_request, reply) => sendPage(reply, webFolder, file));
  }
  http.get<{ Params: { module: string } }>('/admin/validators/:module', async (request, reply) => {
    const code = await platform.validators.read(request.params.module);
    if (code === null) return unknownPath(reply.code(404), languageOf(request));
    return sendText(reply.header('content-type', 'text/javascript; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable'), code);
  });
  http.setNotFoundHandler((request, reply) => {
    return isReader(request) ? sendMissing(request, reply) : unknownPath(reply.code(404), languageOf(request));
  });
}

/** A person who follows a link gets a page; a program gets the envelope. */
function isReader({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

async function sendPage(reply: FastifyReply, folder: string, file: string): Promise<FastifyReply> {
  const isPacked = (reply.request.headers['accept-encoding'] ?? '').includes('br');
  const page = await readFile(join(folder, isPacked ? `${file}.br` : file));
  if (isPacked) reply.header('content-encoding', 'br');
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy())
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .send(page);
}
