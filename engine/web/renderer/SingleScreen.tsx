import { useText } from '../state/language.ts';
import { RecordEditor } from './form/RecordEditor.tsx';
import { preloadForm } from './form/store/open-form.ts';
import type { ScreenPageProps } from './screen-page.ts';

/** Asks for what the form needs. */
export function preload({ answer }: Partial<ScreenPageProps>): void {
  if (answer) preloadForm({ answer, mode: 'edit' });
}

/** The page of a screen that has one record, such as the site's configuration. */
export default function SingleScreen({ answer }: ScreenPageProps) {
  const text = useText();
  const { screen } = answer;
  return <RecordEditor answer={answer} mode="edit" title={text(screen.titles.edit ?? screen.label)} purpose={screen.purpose && text(screen.purpose)} />;
}
