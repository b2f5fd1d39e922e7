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
