// Written by `npm run generate` from the descriptor of the screen notice_setting. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Notifications
 */
export interface NoticeSettingRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Account
   */
  account_id: number | null;
  /**
   * Message center
   */
  by_message: string | null;
  /**
   * Email
   */
  by_mail: string | null;
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
    notice_setting: NoticeSettingRow;
  }
}
