import type { MenuSection } from '../../../core/derive/menu.ts';
import type { ContractService } from '../../kernel/call/handle.ts';
import type { Platform } from '../../kernel/platform.ts';
import { captchaService } from './captcha-service.ts';
import { createAuthContext } from './context/auth-context.ts';
import { editProfileService } from './edit-profile-service.ts';
import { grantServices } from './grant-services.ts';
import { loginRecordsService } from './login-records-service.ts';
import { loginService } from './login-service.ts';
import { logoutService } from './logout-service.ts';
import { myPermissionServices } from './my-permission-service.ts';
import { changePasswordService } from './password/change-password-service.ts';
import { forgotPasswordService } from './password/forgot-password-service.ts';
import { resetPasswordService } from './password/reset-password-service.ts';
import { profileService } from './profile-service.ts';
import { registerService } from './register-service.ts';
import { secretKeyService } from './secret-key-service.ts';
import { siteService } from './site-service.ts';

/** Returns the services of sign-in, of the caller's own account and of rights. `sections` is called with each request. */
export function authServices(platform: Platform, sections: () => MenuSection[]): ContractService[] {
  const context = createAuthContext(platform);
  return [
    siteService(context),
    captchaService(context),
    loginService(context),
    logoutService(context),
    registerService(context),
    profileService(context),
    editProfileService(context),
    changePasswordService(context),
    forgotPasswordService(context),
    resetPasswordService(context),
    loginRecordsService(context),
    secretKeyService(context),
    ...myPermissionServices(context, sections),
    ...grantServices(context),
  ];
}
