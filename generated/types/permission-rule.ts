// Written by `npm run generate` from the descriptor of the screen permission_rule. Do not edit.

/**
 * Permission rule
 */
export interface PermissionRule {
  /**
   * Interface (The whole service name, such as Shop.Order.Create)
   */
  service_name: string | null;
  /**
   * For (app = App, account = Account, level = Account level)
   */
  target: 'app' | 'account' | 'level' | null;
  /**
   * App
   */
  app_id: number | null;
  /**
   * Account (For all apps of the account)
   */
  account_id: number | null;
  /**
   * Account level (0 = Common member, 100 = Personal developer, 101 = Company developer)
   */
  level: 0 | 100 | 101 | null;
  /**
   * Permission (granted = Obtain, refused = Not obtain)
   */
  granted: 'granted' | 'refused' | null;
  /**
   * Note
   */
  note: string | null;
  /**
   * Target
   */
  target_key: string | null;
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
