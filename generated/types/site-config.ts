// Written by `npm run generate` from the descriptor of the screen site_config. Do not edit.
import type { Defaulted, StoredBoolean } from '../../engine/core/derive/table/table-types.ts';

/**
 * Site settings
 */
export interface SiteConfigRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Project name
   */
  title: string | null;
  /**
   * Logo
   */
  logo: string | null;
  /**
   * Icon
   */
  icon: string | null;
  /**
   * SEO keywords
   */
  keywords: string | null;
  /**
   * SEO description
   */
  description: string | null;
  /**
   * Record number
   */
  record_number: string | null;
  /**
   * Record link
   */
  record_link: string | null;
  /**
   * Visit statistics code
   */
  statistics_code: string | null;
  /**
   * Front template
   */
  template: 'classic' | 'search' | 'showcase' | null;
  /**
   * Advertising images (638 × 350)
   */
  banners_large: string | null;
  /**
   * Advertising images (380 × 130)
   */
  banners_small: string | null;
  /**
   * Interface modules on the home page
   */
  home_modules: string | null;
  /**
   * Show figures on the home page
   */
  show_figures: StoredBoolean<null>;
  /**
   * Watermark in the back-office
   */
  watermark: StoredBoolean<null>;
  /**
   * Public address
   */
  public_url: string | null;
  /**
   * Independent interface domain
   */
  api_url: string | null;
  /**
   * Introduction of the docs
   */
  intro: string | null;
  /**
   * Open namespaces
   */
  open_namespaces: string | null;
  /**
   * Require a viewing password
   */
  is_locked: StoredBoolean<null>;
  /**
   * Viewing password
   */
  view_password: string | null;
  /**
   * Open registration
   */
  registration_open: StoredBoolean<null>;
  /**
   * Require a phone number
   */
  registration_phone: StoredBoolean<null>;
  /**
   * Require an e-mail address
   */
  registration_email: StoredBoolean<null>;
  /**
   * Review new accounts
   */
  registration_review: StoredBoolean<null>;
  /**
   * Terms of use
   */
  agreement: string | null;
  /**
   * Create an app at registration
   */
  default_app: StoredBoolean<null>;
  /**
   * Sandbox apps need no review
   */
  default_app_approved: StoredBoolean<null>;
  /**
   * Daily calls of a sandbox app
   */
  default_app_limit: number | null;
  /**
   * Maximum apps per developer
   */
  max_apps: number | null;
  /**
   * Daily requests per new app
   */
  initial_daily_limit: number | null;
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
    site_config: SiteConfigRow;
  }
}
