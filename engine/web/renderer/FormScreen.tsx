import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTab } from '../navigation/use-tab.ts';
import { useText } from '../state/language.ts';
import { FormActions } from './actions/FormActions.tsx';
import { RecordEditor } from './form/RecordEditor.tsx';
import { preloadForm } from './form/store/open-form.ts';
import type { ScreenPageProps } from './screen-page.ts';

/** Asks for what the form of a screen needs, and where it is known, for the record. */
export function preload({ answer, page, id }: Partial<ScreenPageProps>): void {
  if (answer) preloadForm({ answer, mode: page === 'add' ? 'add' : 'edit', id });
}

/** The page that adds a record, as a copy of `?copy=<id>` where given, or edits one. */
export default function FormScreen({ answer, page, id }: ScreenPageProps) {
  const text = useText();
  const copyOf = useCopySource();
  const { screen } = answer;
  const mode = page === 'edit' ? 'edit' : 'add';
  return (
    <RecordEditor
      answer={answer}
      mode={mode}
      id={mode === 'edit' ? id : undefined}
      copyOf={mode === 'add' ? copyOf : undefined}
      title={text(screen.titles[mode] ?? screen.label)}
      actionsOf={(record, isChanged, reload) => <FormActions answer={answer} record={record} isChanged={isChanged} onDone={reload} />}
    />
  );
}

/** A page that lies under another tab sees that tab's address, so it keeps the last answer of its own. */
function useCopySource(): string | undefined {
  const [query] = useSearchParams();
  const { isActive } = useTab();
  const last = useRef<string | undefined>(undefined);
  if (isActive) last.current = query.get('copy') ?? undefined;
  return last.current;
}
