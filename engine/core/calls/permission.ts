import { type AnswerFrom, defineCall } from '../contract/define-call.ts';
import { integer, json, list, object, string, typed } from '../contract/field.ts';
import type { MenuNode } from '../derive/menu.ts';
import type { Route } from '../derive/routes.ts';
import { adminLevel, superLevel } from '../protocol/levels.ts';
import type { Text } from '../text/text.ts';

/** Whom a grant is for: a level or one account. */
const target = { level: integer({ min: adminLevel, max: superLevel - 1, optional: true }), account_id: integer({ min: 1, optional: true }) };
/** Who can write grants could grant himself everything, so only accounts that have everything may. */
const access = { kind: 'session', minLevel: superLevel } as const;
const label = json(typed<Text>());
const nodes = list(string({ max: 200 }), { max: 2_000 });
const someNodes = list(string({ max: 200 }), { max: 2_000, optional: true });

export const listPermissionNodes = defineCall({
  name: 'Admin.Permission.Nodes',
  access,
  answer: {
    pages: list(
      object({ key: string(), label, section: string({ nullable: true }), screen: string({ nullable: true }), verbs: list(object({ key: string(), label })) }),
    ),
  },
});

export const listGrants = defineCall({ name: 'Admin.Permission.Grants', access, parameters: target, answer: { nodes: list(string()) } });

/** Replaces the grants of a level or of accounts. `before`: the nodes the caller has seen; 409 if others are stored by now. */
export const grant = defineCall({
  name: 'Admin.Permission.Grant',
  access,
  parameters: {
    ...target,
    account_ids: list(integer({ min: 1 }), { max: 100, optional: true }),
    nodes,
    before: someNodes,
  },
  answer: { nodes: list(string()) },
});

const permission = {
  level: integer(),
  paths: list(string()),
  menu: list(json(typed<MenuNode>())),
  routes: list(json(typed<Route>())),
  version: integer(),
};

/** Lists who can be granted rights: the levels of administrators below super admin, and accounts of these levels by id or by part of their name. */
export const listAdministrators = defineCall({
  name: 'Admin.Permission.Administrators',
  access,
  parameters: { search: string({ max: 100, optional: true }), ids: list(integer({ min: 1 }), { max: 100, optional: true }) },
  answer: { levels: list(object({ level: integer(), name: label })), accounts: list(object({ id: integer(), username: string(), level: integer() })) },
});

/** Answers what the back-office shows the caller: the menu, the existing routes and the granted permission nodes. */
export const getMyPermission = defineCall({
  name: 'Admin.Permission.GetMyPermission',
  access: { kind: 'session', minLevel: adminLevel },
  answer: permission,
});

/**
 * Answers what `getMyPermission` answers another account. 404 for an account that is no administrator.
 * `nodes` and `level_nodes` stand in for the stored grants of the account and of its level, to preview a choice before it is saved.
 */
export const previewPermission = defineCall({
  name: 'Admin.Permission.Preview',
  access,
  parameters: { account_id: integer({ min: 1 }), nodes: someNodes, level_nodes: someNodes },
  answer: permission,
});

/** Does what `getMyPermission` does, for the portal's console. */
export const getMyConsole = defineCall({ name: 'Platform.Permission.GetMyPermission', access: { kind: 'session' }, answer: permission });
export type PermissionAnswer = AnswerFrom<typeof getMyPermission>;
