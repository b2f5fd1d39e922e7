// Written by `npm run generate` from the descriptor of the screen user. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Account
 */
export interface UserRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Avatar
   */
  avatar: string | null;
  /**
   * Account
   */
  username: string | null;
  /**
   * Password
   */
  password: string | null;
  /**
   * Nickname
   */
  nickname: string | null;
  /**
   * Phone
   */
  tel: string | null;
  /**
   * Email
   */
  email: string | null;
  /**
   * Level
   */
  level: number | null;
  /**
   * Rate limit
   */
  rate: string | null;
  /**
   * Status
   */
  status: Defaulted<'enabled' | 'disabled'>;
  /**
   * Registration IP
   */
  register_ip: string | null;
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
  rev: Defaulted<number>;
  deleted_at: string | null;
  deleted_with: string | null;
}

declare module '../../engine/core/derive/table/table-types.ts' {
  interface ScreenTables {
    account: UserRow;
  }
}
