import { ApiError } from '../../../../engine/web/index.ts';

const key = 'portico-docs-password';

/** What this tab's session has given as viewing password. */
export function storedPassword(): string | undefined {
  return sessionStorage.getItem(key) ?? undefined;
}

export function rememberPassword(password: string): void {
  sessionStorage.setItem(key, password);
}

/** Whether a call was refused because the docs have a viewing password. */
export function isPasswordRequired(error: unknown): boolean {
  return error instanceof ApiError && typeof error.data === 'object' && error.data !== null && 'is_password_asked' in error.data;
}
