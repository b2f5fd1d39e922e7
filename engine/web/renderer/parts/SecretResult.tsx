import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { SecretDialog } from '../../page/SecretDialog.tsx';
import type { ResultProps } from '../../plugin/plugin.ts';
import { useText } from '../../state/language.ts';

/** The texts of an answer, shown this once under the words of their fields. */
export default function SecretResult({ screen, answer, onClose }: ResultProps & { screen: Screen }) {
  const text = useText();
  const items = Object.entries(answer ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [{ label: text(fieldOf(screen, name)?.label) || name, text: value, as: 'secret' as const }] : [],
  );
  return <SecretDialog title={text(screen.label)} items={items} onClose={onClose} />;
}
