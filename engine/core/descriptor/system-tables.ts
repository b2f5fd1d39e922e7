/**
 * Tables the engine makes for itself. A screen may use one only when it is named here: the accounts screen is the
 * engine's own accounts, everything else would let a descriptor read sessions or keys.
 */
export const systemTables: Record<string, string | null> = {
  account: 'user',
  session: null,
  captcha: null,
  login_record: 'login_record',
  permission_grant: null,
  audit: null,
  job: null,
  file: null,
  setting: null,
  saved_view: null,
  secret_key: null,
  engine_meta: null,
  sqlite_master: null,
  sqlite_schema: null,
  sqlite_sequence: null,
};

/** Addresses of the shell: no screen may take them. */
export const reservedRoutes: readonly string[] = ['/login', '/register', '/401', '/404', '/500'];
