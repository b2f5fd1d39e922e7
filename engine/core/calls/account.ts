import { type AnswerFrom, defineCall } from '../contract/define-call.ts';
import { boolean, dateTime, integer, list, object, oneOf, string } from '../contract/field.ts';
import { sites } from '../protocol/site.ts';

/** Parameters of calls that require a captcha. They have no effect where the operator has switched captchas off. */
const captchaFields = {
  captcha: string({ max: 20, optional: true }),
  captcha_id: string({ max: 64, optional: true }),
  captcha_proof: string({ max: 20, optional: true }),
};
const phone = string({ max: 30, format: 'phone', optional: true, title: '电话' });
const email = string({ max: 200, format: 'email', optional: true, title: '邮箱' });

/** Creates a picture for login or registration, and the proof of work that goes with it. */
export const getCaptcha = defineCall({
  name: 'Platform.User.Captcha',
  access: { kind: 'public' },
  parameters: { username: string({ max: 100, optional: true }), kind: oneOf(['picture', 'work'], { default: 'picture' }) },
  answer: { required: boolean(), captcha_id: string(), image: string(), bits: integer({ optional: true }) },
});

/** Signs in. `role` is the level; `device` identifies this device at the next login. */
export const userLogin = defineCall({
  name: 'Platform.User.UserLogin',
  access: { kind: 'public' },
  parameters: {
    username: string({ max: 100, optional: true }),
    password: string({ max: 1_000, optional: true }),
    ...captchaFields,
    is_admin_login: boolean({ default: false }),
    device: string({ max: 500, optional: true }),
    keep_login: boolean({ default: false }),
  },
  answer: { access_token: string(), role: integer(), expires: dateTime(), device: string() },
});

/** Ends the caller's session, or everything that was issued to the account: sessions, agents it has connected, running jobs. */
export const logout = defineCall({
  name: 'Platform.User.Logout',
  access: { kind: 'session' },
  parameters: { everywhere: boolean({ default: false }) },
});

/** Signs up a developer and signs him in. */
export const register = defineCall({
  name: 'Platform.User.Register',
  access: { kind: 'public' },
  parameters: {
    developer_type: oneOf(['personal', 'company'], { default: 'personal' }),
    username: string({ max: 30, title: '账号' }),
    nickname: string({ max: 19, optional: true, title: '姓名' }),
    tel: phone,
    email,
    password: string({ max: 100, title: '密码' }),
    password_confirm: string({ max: 100, title: '确认密码' }),
    /** To the terms of use, where the site has any. */
    agreed: boolean({ default: false }),
    ...captchaFields,
  },
  /** Without a token where new accounts are reviewed. */
  answer: {
    id: integer(),
    username: string(),
    access_token: string({ optional: true }),
    role: integer(),
    expires: dateTime({ optional: true }),
    is_reviewed: boolean(),
  },
});

/**
 * Issues a code that sets a new password: by mail if the platform sends mail and the account has an address, otherwise through an administrator. The
 * answer is the same whether or not the account exists.
 */
export const forgotPassword = defineCall({
  name: 'Platform.User.ForgotPassword',
  access: { kind: 'public' },
  parameters: { username: string({ max: 100, title: '账号' }), ...captchaFields },
  answer: { sends_letters: boolean() },
});

/** Sets a new password by a code of `forgotPassword` and consumes the code. Everything that was issued to the account ends. */
export const resetPassword = defineCall({
  name: 'Platform.User.ResetPassword',
  access: { kind: 'public' },
  parameters: {
    username: string({ max: 100, title: '账号' }),
    code: string({ max: 40, format: 'secret', title: '重置码' }),
    password: string({ max: 100, title: '新密码' }),
    password_confirm: string({ max: 100, title: '确认密码' }),
  },
});

export const getProfile = defineCall({
  name: 'Platform.User.Profile',
  access: { kind: 'session' },
  answer: {
    profile: object({
      id: integer(),
      username: string(),
      nickname: string(),
      avatar: string(),
      tel: string(),
      email: string(),
      level: integer(),
      member_level_name: string(),
      simulated_by: string({ nullable: true }),
      /** What this session is called; it opens nothing. */
      uuid: string(),
      /** The sites this account may enter. */
      access: list(oneOf(sites)),
    }),
    web_domain_url: object({ open_api: object({ url: string() }) }),
    /** What the platform calls itself; empty while nobody has said. */
    site_title: string(),
    /** The back-office shows who reads it, and when, over its pages. */
    has_watermark: boolean(),
  },
});
export type ProfileAnswer = AnswerFrom<typeof getProfile>;

/** Fields of the caller's own account that can be emptied. */
export const profileFields = ['nickname', 'tel', 'email', 'avatar'] as const;

/** Changes the caller's own account. Fields that are not sent keep their values; `clear` empties some. */
export const editProfile = defineCall({
  name: 'Platform.User.EditProfile',
  access: { kind: 'session' },
  parameters: {
    nickname: string({ max: 19, optional: true, title: '昵称' }),
    tel: phone,
    email,
    avatar: string({ max: 300, format: 'image', optional: true }),
    clear: list(oneOf(profileFields), { max: profileFields.length, optional: true }),
  },
});

/** Changes the caller's own password. All other sessions of the account end at once. */
export const changePassword = defineCall({
  name: 'Platform.User.ChangePassword',
  access: { kind: 'session' },
  parameters: {
    old_password: string({ max: 1_000, title: '原密码' }),
    password: string({ max: 100, title: '新密码' }),
    password_confirm: string({ max: 100, title: '确认密码' }),
  },
});

/** Lists logins to the caller's own account with time and address, newest first, failed attempts included. */
export const listLoginRecords = defineCall({
  name: 'Platform.User.LoginRecords',
  access: { kind: 'session' },
  parameters: { page: integer({ min: 1, default: 1 }), per_page: integer({ min: 1, max: 100, default: 20 }) },
  answer: {
    items: list(
      object({
        id: integer(),
        created_at: dateTime(),
        ip: string(),
        user_agent: string(),
        result: oneOf(['ok', 'login', 'disabled', 'level']),
        is_simulated: boolean(),
      }),
    ),
    total: integer(),
    page: integer(),
    per_page: integer(),
  },
});
