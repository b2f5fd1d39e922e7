import type { Screen } from '../../../core/descriptor/types.ts';

/** The screens' form rules as browser modules, addressed by content so that browsers cache them forever. */
export interface FormValidators {
  /** Null for a screen without a form. */
  addressOf(screen: Screen): Promise<string | null>;
  /** The code of `<screen>.<hash>.js`, or null when that is not the screen's present module. */
  read(file: string): Promise<string | null>;
}
