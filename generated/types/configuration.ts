// Written by `npm run generate` from the descriptor of the screen configuration. Do not edit.

/**
 * Configuration
 */
export interface Configuration {
  /**
   * Name (Cannot be changed after creation)
   */
  name: string | null;
  /**
   * Value
   */
  value: string | null;
  /**
   * Secret value (Stored encrypted and not shown again; left empty on edit means unchanged; masked)
   */
  secret_value: string | null;
  /**
   * Secret (For keys, tokens and other values that must not be shown)
   */
  secret: boolean | null;
  /**
   * Description
   */
  description: string | null;
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
