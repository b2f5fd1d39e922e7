import type { MenuSection } from '../../../core/derive/menu.ts';
import type { Service } from '../../gateway/service.ts';
import type { Platform } from '../../platform.ts';
import { createAuthContext } from './auth-context.ts';
import { captchaService } from './captcha-service.ts';
import { changePasswordService } from './change-password-service.ts';
import { editProfileService } from './edit-profile-service.ts';
import { errorReportServices } from './error-report-services.ts';
import { grantServices } from './grant-services.ts';
import { loginRecordsService } from './login-records-service.ts';
import { loginService } from './login-service.ts';
import { logoutService } from './logout-service.ts';
import { myPermissionService } from './my-permission-service.ts';
import { preferenceServices } from './preference-services.ts';
import { profileService } from './profile-service.ts';
import { registerService } from './register-service.ts';
import { screenLoadService } from './screen-load-service.ts';
import { sharedViewServices } from './shared-view-services.ts';

/** Every service of signing in, of one's own account and of rights, for the registry. `sections` is read at each call. */
export function authServices(platform: Platform, sections: () => MenuSection[]): Service[] {
  const context = createAuthContext(platform);
  return [
    captchaService(context),
    loginService(context),
    logoutService(context),
    registerService(context),
    profileService(context),
    editProfileService(context),
    changePasswordService(context),
    loginRecordsService(context),
    myPermissionService(context, sections),
    ...grantServices(context),
    screenLoadService(context),
    ...preferenceServices(context),
    ...sharedViewServices(context),
    ...errorReportServices(context),
  ];
}
