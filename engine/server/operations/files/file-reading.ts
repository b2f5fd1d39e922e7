import { fileFields } from '../../../core/derive/fields/file-fields.ts';
import { pickableLibraries } from '../../../core/derive/references.ts';
import { servicesOf } from '../../../core/derive/services.ts';
import { visitorScreen } from '../../../core/descriptor/normalize/visitor-screen.ts';
import type { Operation, Screen } from '../../../core/descriptor/types.ts';
import { superLevel } from '../../../core/protocol/levels.ts';
import { defaultLanguage } from '../../../core/text/text.ts';
import type { Call, Session } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { StoredFile } from '../../kernel/ports/file-store.ts';
import type { StoredRecord } from '../../kernel/ports/repository.ts';
import { fieldMaskingOf } from '../binding/field-masking.ts';
import { scopeOf } from '../binding/scope.ts';
import { bindScreen, type ScreenBinding } from '../binding/screen-binding.ts';
import { serialize } from '../binding/serialize.ts';
import { accessOf } from '../binding/service-access.ts';
import { type Holders, holdersOf, isNamedIn } from './file-holders.ts';

/** Who may read a file: everybody, or this caller. */
export type FileReading = 'everybody' | 'caller';

/**
 * Returns how a caller may read an uploaded file; null if it does not exist for him. Whoever sees a record that names it may read it, and visitors if
 * a public screen shows it or a library offers it. While no record names it, only its uploader may. Super admins may read the library.
 */
export async function fileReading(platform: Platform, file: StoredFile, session: Session | null): Promise<FileReading | null> {
  const holders = file.kind === 'export' ? [] : await holdersOf(platform, file);
  if (holders.length > 0 && ((await isOffered(platform, file, holders, null)) || (await isShown(platform, file, holders, null)))) return 'everybody';
  if (!session) return null;
  if (file.kind !== 'export' && session.level >= superLevel) return 'caller';
  if (holders.length > 0 && ((await isOffered(platform, file, holders, session)) || (await isShown(platform, file, holders, session)))) return 'caller';
  return file.accountId === session.accountId && !(await isHeld(platform, file, holders)) ? 'caller' : null;
}

/** Whether a screen shows this caller a record with the file in it. */
async function isShown(platform: Platform, file: StoredFile, holders: Holders[], session: Session | null): Promise<boolean> {
  const call = readingCall(session);
  for (const { table, ids } of holders) {
    for (const { binding } of facesOf(platform, table)) {
      const place = session ? binding : visitorBinding(binding);
      const names = place ? fileFields(place.screen).map(({ name }) => name) : [];
      if (!place || names.length === 0) continue;
      const records = (await mayRead(place, session, ['Get', 'List'])) ? await recordsOf(place, call, ids, false) : [];
      const removed = session && (await mayRead(place, session, ['Restore'])) ? await recordsOf(place, call, ids, true) : [];
      const masking = await fieldMaskingOf(place, call);
      const seen = [...records, ...removed].map((record): Record<string, unknown> => masking.mask(serialize(place, call, record)));
      if (isNamedBy(file, seen, names)) return true;
    }
  }
  return false;
}

/** Whether it is one of the pictures that a library offers this caller, from rows he may know of. */
async function isOffered(platform: Platform, file: StoredFile, holders: Holders[], session: Session | null): Promise<boolean> {
  const call = readingCall(session);
  const libraries = platform.screens.all().flatMap((screen) => [...pickableLibraries(screen).values()]);
  for (const { table, ids } of holders) {
    for (const { screen, binding } of libraries.length > 0 ? facesOf(platform, table) : []) {
      const names = libraries.flatMap((library) => (library.screen === screen.name ? [library.field] : []));
      const isNobodys = names.length === 0 || (!session && screen.own.length > 0);
      const records = isNobodys ? [] : await recordsOf(binding, call, ids, false);
      if (isNamedBy(file, records, names)) return true;
    }
  }
  return false;
}

/** Whether any record names the file, also one in the trash, because it may be restored. */
export async function isHeld(platform: Platform, file: StoredFile, holders: Holders[]): Promise<boolean> {
  for (const { table, ids } of holders) {
    for (const { screen, binding } of facesOf(platform, table)) {
      if (screen.records !== screen.name) continue;
      const records = await binding.repository.getMany(platform.database.read, ids, { trash: true });
      const names = fileFields(screen).map(({ name }) => name);
      if (isNamedBy(file, records, names)) return true;
    }
  }
  return false;
}

function isNamedBy(file: StoredFile, records: Record<string, unknown>[], names: string[]): boolean {
  return records.some((record) =>
    isNamedIn(
      file,
      names.map((name) => record[name]),
    ),
  );
}

function facesOf(platform: Platform, table: string): { screen: Screen; binding: ScreenBinding }[] {
  return platform.screens.all().flatMap((screen) => {
    const binding = platform.repositories.of(screen)?.table.name === table ? bindScreen(platform, screen, platform.plugins) : null;
    return binding ? [{ screen, binding }] : [];
  });
}

function visitorBinding(binding: ScreenBinding): ScreenBinding | null {
  return binding.screen.public ? { ...binding, screen: visitorScreen(binding.screen), whole: binding.screen } : null;
}

/** Whether the caller may make one of these calls of the screen. */
async function mayRead({ platform, screen }: ScreenBinding, session: Session | null, operations: Operation[]): Promise<boolean> {
  const services = servicesOf(screen).filter(({ does }) => operations.some((operation) => operation === does));
  for (const service of services) {
    const access = accessOf(screen, service);
    if (access.kind === 'public' || (session && (await platform.rights.mayCall(session, access)))) return true;
  }
  return false;
}

async function recordsOf(binding: ScreenBinding, call: Call, ids: number[], inTrash: boolean): Promise<StoredRecord[]> {
  const { platform, repository } = binding;
  const found = await repository.getMany(platform.database.read, ids, { conditions: scopeOf(binding, call), trash: inTrash });
  return inTrash ? found.filter(({ deleted_at }) => deleted_at) : found;
}

/** Scopes and hooks receive it as any call of that person. */
function readingCall(session: Session | null): Call {
  const nobody = { requestId: '', ip: '', userAgent: '', files: [], app: null, params: {} };
  return { ...nobody, service: 'File.Read', language: defaultLanguage, session, signal: new AbortController().signal };
}
