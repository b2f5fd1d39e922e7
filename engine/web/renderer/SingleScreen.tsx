import { useText } from '../state/language.ts';
import { RecordEditor } from './form/RecordEditor.tsx';
import type { ScreenPageProps } from './screen-page.ts';

/** The page of a screen that has one record, such as the site's configuration. */
export default function SingleScreen({ answer }: ScreenPageProps) {
  const text = useText();
  const { screen } = answer;
  return <RecordEditor answer={answer} mode="edit" title={text(screen.titles.edit ?? screen.label)} purpose={screen.purpose && text(screen.purpose)} />;
}
