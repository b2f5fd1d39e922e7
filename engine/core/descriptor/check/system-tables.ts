/**
 * Tables of the engine that no screen may show, with the one screen that may where there is one: a descriptor on any of the others
 * would list sessions, keys or grants, or write past the rules that guard them.
 */
export const systemTables: Record<string, string | null> = {
  account: 'user',
  session: null,
  captcha: null,
  permission_grant: null,
  setting: null,
  preference: null,
  audit: null,
  request_key: null,
  delivery: null,
  schedule: null,
  job: null,
  message: 'message',
  migration: null,
  screen_fields: null,
  app_secret: null,
  app_token: null,
  app_nonce: null,
  app_nonce_batch: null,
  app_idempotency: null,
  app_usage: null,
  app_approved: null,
  password_reset: null,
  rate_share: null,
  usage_notice: null,
  traffic_cursor: null,
  pay_attempt: null,
  sqlite_master: null,
  sqlite_schema: null,
  sqlite_sequence: null,
};

/** Addresses of the shell: no screen may take them. */
export const reservedRoutes: readonly string[] = ['/login', '/register', '/forgot-password', '/reset-password', '/401', '/404', '/500'];
