import { addApp, done, tokenOf } from '../plugins/apps/open-caller.ts';
import { enter } from './accounts.ts';
import { type Caller, callerOf, type TestServer } from './server.ts';

/** Somebody who calls: with a session, or why without one. */
export type Role = { call: Caller; level: number } | { call: Caller; level: null; refusedWith: 406 | 408; isApp: boolean };

/** A page, and an operation of another one, that some administrators are granted. */
export const grantedPage = '/platmanage/article/list';
export const grantedOperation = '/user/list#Disable';
const auditorLevel = 210;

/** The thirteen kinds of callers there are: every way not to be signed in, every level, every way to come to a right. */
export async function makeRoles(server: TestServer): Promise<Record<string, Role>> {
  const { admin } = server;
  const as = async (username: string, level: number): Promise<{ id: number; level: number; call: Caller }> => ({
    level,
    ...(await enter(server, `role_${username}`, level)),
  });
  const grant = (fields: object) => done(admin('Admin.Permission.Grant', { ...fields }));
  await done(admin('Admin.Level.Add', { level: auditorLevel, name_zh_cn: '审计员', name_en: 'Auditor' }));
  const [disabled, personal, paged, everything] = [
    await as('disabled', 100),
    await as('personal', 100),
    await as('paged', 200),
    await as('everything', 200),
  ] as const;
  await done(admin('Admin.User.AlterMemberStatus', { id: disabled.id, status: 'disabled' }));
  const { pages } = await done(admin<{ pages: { key: string; verbs: { key: string }[] }[] }>('Admin.Permission.Nodes'));
  await grant({ account_id: paged.id, nodes: [grantedPage] });
  await grant({ account_id: everything.id, nodes: pages.flatMap(({ key, verbs }) => [key, ...verbs.map((verb) => verb.key)]) });
  await grant({ level: auditorLevel, nodes: [grantedOperation] });
  const simulated = await done(admin<{ access_token: string }>('Admin.User.SimulationLogin', { id: (await as('simulated', 100)).id }));
  const app = await addApp(server, { account_id: personal.id });
  return {
    stranger: { call: server.call, level: null, refusedWith: 406, isApp: false },
    'a forged token': { call: callerOf(server.address, 'A'.repeat(43)), level: null, refusedWith: 406, isApp: false },
    'a disabled account': { call: disabled.call, level: null, refusedWith: 408, isApp: false },
    'an app': { call: callerOf(server.address, await tokenOf(server.call, app)), level: null, refusedWith: 406, isApp: true },
    member: await as('member', 0),
    'personal developer': personal,
    'company developer': await as('company', 101),
    'a developer, simulated': { call: callerOf(server.address, simulated.access_token), level: 100 },
    administrator: await as('administrator', 200),
    'administrator with a page': paged,
    'administrator with everything': everything,
    'administrator whose level has an operation': await as('auditor', auditorLevel),
    'super admin': { call: admin, level: 255 },
  };
}
