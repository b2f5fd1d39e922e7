/** The front door for the designer and the server halves of plugins. */

export type { Access } from '../core/protocol/access.ts';
export { formLimits } from '../core/protocol/call-texts.ts';
export { sanitizeRichText } from '../formats/richtext/server/sanitize-richtext.ts';
export { duplicateUsername, usernameKey } from './auth/accounts/account-rules.ts';
export { type Account, addAccount, findAccount, findAccountByName, type NewAccount, requireFreeName } from './auth/accounts/accounts.ts';
export { type Level, levelName, readLevels } from './auth/accounts/levels.ts';
export { codeLife, issueResetCode } from './auth/accounts/password-reset.ts';
export { hashPassword, randomPassword, verifyPassword } from './auth/accounts/passwords.ts';
export { addressKey, Limiter } from './auth/limiter.ts';
export { recordLogin } from './auth/login-log.ts';
export { type AccountState, accountStateOf, endOf, raiseAccount, raiseAccountAndApps, raiseApp, withEpoch } from './auth/revocation.ts';
export { holds } from './auth/rights.ts';
export { isSameSecret } from './auth/same-secret.ts';
export { sealedNames, sealParameters, withOpenParameters, withoutSealed } from './auth/sealed-parameters.ts';
export { openSecret, sealSecret } from './auth/secret-value.ts';
export { readPublicOrigin } from './auth/settings/public-address.ts';
export { readSetting, writeSetting } from './auth/settings/settings.ts';
export { type StoredSiteSettings, writeSiteSettings } from './auth/settings/site-settings.ts';
export { systemTableNames } from './composition/engine-tables.ts';
export { ChangeCache } from './data/change-cache.ts';
export { migrate, plannedStatements } from './data/migration/migrate.ts';
export { openDatabase } from './data/open-database.ts';
export { createRepository } from './data/repository/repository-of.ts';
export { sqliteDialect } from './data/sqlite/sqlite-dialect.ts';
export { dispatch } from './gateway/dispatch.ts';
export { envelopeOf, errorAnswer } from './gateway/error-answer.ts';
export { isKnownScope } from './gateway/known-scope.ts';
export { isCalledByTasks, makeOwnCall } from './gateway/make-own-call.ts';
export { parameterTools } from './gateway/parameters/parameter-tools.ts';
export { isPublished, type PublishedService, shownInterface } from './gateway/shown-interface.ts';
export { signalOf } from './http/call/answer-call.ts';
export { fileHeaders, jsonHeaders } from './http/call/answer-headers.ts';
export { languageOf } from './http/call/call-language.ts';
export { callerAddress } from './http/call/caller-address.ts';
export { addField } from './http/call/form-body.ts';
export { type PlainRequest, readPlainCall } from './http/call/read-plain-call.ts';
export { callerOrigin } from './http/caller-origin.ts';
export { redirectWithQuery } from './http/redirect.ts';
export { throttledStream } from './http/throttled-stream.ts';
export type { Answer } from './kernel/call/answer.ts';
export { CallError, InputError, refuse, retryAfter } from './kernel/call/errors.ts';
export { isEventStream } from './kernel/call/event-stream.ts';
export { type ContractService, handle } from './kernel/call/handle.ts';
export type { HeaderSignature, RawCall } from './kernel/call/raw-call.ts';
export type { Call, CallingApp, FileAnswer, Service, ServiceProduct, ServiceSettings, Session, UploadedFile } from './kernel/call/service.ts';
export { refuseSimulated, sessionOf } from './kernel/call/session-of.ts';
export { unknownService } from './kernel/call/unknown-service.ts';
export type { CheckStep, GatewayCall, GatewayStep, RecordStep, RunStep } from './kernel/gateway-step.ts';
export { type Platform, type PlatformParts, requireScreen } from './kernel/platform.ts';
export {
  type ActionHandler,
  type DemoRows,
  defineServerPlugin,
  type FieldComputation,
  type HookContext,
  type OwnMenuEntry,
  type RecordValues,
  type ScreenHooks,
  type ServerPlugin,
} from './kernel/plugin.ts';
export type { HomeSection, PortalPage, PortalParts, PortalReader, PortalRequest } from './kernel/portal-parts.ts';
export { type AccessEntry, type AccessLog, type CallKind, callKinds, type FailedCall, type LimitState, type TrafficDay } from './kernel/ports/access-log.ts';
export type { AppCaller, AppGate, AppRecord, Approval, AppTokens, CheckedApp, Permits, TokenRecord } from './kernel/ports/app-gate.ts';
export type { Letter, Mail } from './kernel/ports/background/mail.ts';
export type { DeliveryKind, DeliveryOutcome, Outgoing } from './kernel/ports/background/outbox.ts';
export type { FollowedSchedule, Schedule, ScheduledRun, ScheduleSource } from './kernel/ports/background/scheduler.ts';
export type { KnownTopic, PublishedEvent, TopicDeclaration, TopicEvent, Topics } from './kernel/ports/background/topics.ts';
export { type AnyQuery, anyTable, type Database, type DynamicQuery, type Query, type Rows } from './kernel/ports/database.ts';
export type { PlatformEvent } from './kernel/ports/event-bus.ts';
export type { StoredFile } from './kernel/ports/file-store.ts';
export type { JobContext } from './kernel/ports/job-queue.ts';
export type { Keyring } from './kernel/ports/keyring.ts';
export type { Repository, StoredRecord } from './kernel/ports/repository.ts';
export type { HeldNodes } from './kernel/ports/rights.ts';
export { frontTemplates, type SiteBanner, type SiteSettings } from './kernel/ports/site.ts';
export { logError } from './kernel/process/error-log.ts';
export { threadEnvironment } from './kernel/process/thread-environment.ts';
export { matchesFilter } from './kernel/row-filter.ts';
export type { RowFilter, RowRequest, RowSource, SourceRow } from './kernel/row-source.ts';
export { linearRegExp } from './operations/binding/linear-pattern.ts';
export { auditable } from './operations/binding/serialize.ts';
export { mayOpen as mayOpenScreen } from './operations/binding/service-access.ts';
export { unusedFiles } from './operations/files/unused-files.ts';
export { usesOfFile } from './operations/files/uses-of-file.ts';
export { actTitle } from './operations/read/act-title.ts';
export { removeOld, retainedSince } from './operations/trash/retention.ts';
export { systemTransition } from './operations/write/make-transition.ts';
export { PrivateAddressError } from './outbound/checked-lookup.ts';
export type { ExchangeAnswer, PlanAnswer, StreamedBody } from './outbound/exchange.ts';
export { fetchOutbound, type OutboundRequest, type OutboundResponse, outboundBytes, outboundTexts, webAddress } from './outbound/fetch-outbound.ts';
export { followRedirects } from './outbound/follow-redirects.ts';
export type { AllowedTarget } from './outbound/outbound-allow.ts';
export { OutboundError, type OutboundReason } from './outbound/outbound-error.ts';
export { outboundPolicy } from './outbound/outbound-policy.ts';
export { OutboundSocket } from './outbound/outbound-socket.ts';
export { portalPreview } from './portal/portal-preview.ts';
export { prose } from './portal/prose.ts';
export { searchForm } from './portal/search-page.ts';
export { parseStatisticsCode } from './portal/statistics-code.ts';
