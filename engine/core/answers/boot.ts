import type { MenuNode } from '../derive/menu.ts';
import type { Route } from '../derive/routes.ts';
import type { Screen } from '../descriptor/types.ts';

/** Answer of Platform.User.Profile. */
export interface ProfileAnswer {
  profile: {
    id: number;
    username: string;
    nickname: string;
    avatar: string;
    tel: string;
    email: string;
    level: number;
    member_level_name: string;
    /** Set while a super admin acts as this account: the super admin's name. */
    simulated_by: string | null;
  };
  web_domain_url: { open_api: { url: string } };
}

/** Answer of Admin.Permission.GetMyPermission. */
export interface PermissionAnswer {
  level: number;
  /** Keys of the granted permission nodes; level 255 gets all of them. */
  paths: string[];
  menu: MenuNode[];
  /** Every route that exists, granted or not, so that the page can tell 401 from 404. */
  routes: Route[];
  /** Changes whenever a descriptor does. */
  version: number;
}

/** Answer of Admin.Screen.Load(name): a screen and the address of its precompiled validator module. */
export interface ScreenAnswer {
  screen: Screen;
  validator: string | null;
  /** Verbs of this screen the caller may use. */
  verbs: string[];
  /** List address of each screen its `ref:` fields point to, so that a reference can be opened; null where not granted. */
  refs: Record<string, string | null>;
}

/** Lines of the answer of POST /api/events (newline-delimited JSON, kept open). */
export type PushedEvent =
  | { kind: 'hello'; version: number }
  | { kind: 'screens-changed'; version: number }
  | { kind: 'job-progress'; jobId: number }
  | { kind: 'signed-out' };
