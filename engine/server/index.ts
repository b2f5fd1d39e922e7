/** The front door for the designer and the server halves of plugins. */

export { usernameKey, usernameTaken } from './auth/account-rules.ts';
export { type Account, addAccount, findAccount, findAccountByName, type NewAccount, requireFreeName } from './auth/accounts.ts';
export { type Level, levelName, readLevels } from './auth/levels.ts';
export { addressKey, Limiter } from './auth/limiter.ts';
export { recordLogin } from './auth/login-log.ts';
export { hashPassword, randomPassword, verifyPassword } from './auth/passwords.ts';
export { type HeldNodes, holds } from './auth/rights.ts';
export { refuseSimulated, sessionOf } from './auth/session-of.ts';
export { readSetting, writeSetting } from './auth/settings.ts';
export type { Database, Query, Rows } from './data/database.ts';
export { migrate } from './data/migrate.ts';
export type { Repository, StoredRecord } from './data/repository.ts';
export { createRepository } from './data/repository-of.ts';
export { systemTableNames } from './engine-tables.ts';
export { CallError, InputError, refuse } from './errors.ts';
export type { PlatformEvent } from './events.ts';
export { requireAddress } from './gateway/open/address.ts';
export { requireUsable } from './gateway/open/app-state.ts';
export { openGateOf } from './gateway/open/open-gate.ts';
export { parameterTools } from './gateway/parameter-tools.ts';
export type { Access, Call, Service, Session } from './gateway/service.ts';
export { InsideAddressError } from './outbound/checked-lookup.ts';
export { fetchOutside, type OutsideRequest, type OutsideResponse } from './outbound/fetch-outside.ts';
export { OutsideSocket } from './outbound/outside-socket.ts';
export { type Platform, requireScreen } from './platform.ts';
export { type ActionHandler, defineServerPlugin, type HookContext, type RecordValues, type ScreenHooks, type ServerPlugin } from './plugin.ts';
export { openSecret, sealSecret } from './services/secret-value.ts';
