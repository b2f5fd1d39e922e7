// Written by `npm run generate` from the descriptor of the screen user. Do not edit.

/**
 * Account
 */
export interface User {
  /**
   * Avatar
   */
  avatar: string | null;
  /**
   * Account (2 to 30 letters, digits, underscores or Chinese characters; cannot be changed later)
   */
  username: string | null;
  /**
   * Nickname
   */
  nickname: string | null;
  /**
   * Phone
   */
  tel: string | null;
  /**
   * E-mail
   */
  email: string | null;
  /**
   * Level (Only a super admin appoints admins and super admins; a change signs the account out; 0 = Common member, 100 = Personal developer, 101 = Company developer, 200 = Admin, 255 = Super admin)
   */
  level: 0 | 100 | 101 | 200 | 255 | null;
  /**
   * Status (enabled = Enabled, disabled = Disabled)
   */
  status: 'enabled' | 'disabled';
  /**
   * Registered from
   */
  register_ip: string | null;
  /**
   * ID
   */
  id: number;
  /**
   * Created
   */
  created_at: string;
  /**
   * Updated
   */
  updated_at: string;
  /**
   * Created by
   */
  created_by: number | null;
  /**
   * Revision
   */
  rev: number;
}
