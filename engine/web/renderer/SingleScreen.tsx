import { useText } from '../state/language.ts';
import { FormActions } from './actions/FormActions.tsx';
import { RecordEditor } from './form/RecordEditor.tsx';
import { SubmitForm } from './form/SubmitForm.tsx';
import { preloadForm } from './form/store/open-form.ts';
import { SingleRecord } from './SingleRecord.tsx';
import type { ScreenPageProps } from './screen-page.ts';

/** Asks for what the form needs. */
export function preload({ answer }: Partial<ScreenPageProps>): void {
  if (answer?.screen.calls.Edit !== undefined) preloadForm({ answer, mode: 'edit' });
}

/** The page of a screen that has one record, such as the site's configuration: a form, the record where nobody edits it, or the form of an action. */
export default function SingleScreen({ answer }: ScreenPageProps) {
  const text = useText();
  const { screen } = answer;
  const title = text(screen.titles.edit ?? screen.label);
  const purpose = screen.purpose && text(screen.purpose);
  const submitted = screen.actions.find(({ verb }) => verb === screen.submit);
  if (submitted) return <SubmitForm screen={screen} action={submitted} title={title} purpose={purpose} />;
  if (screen.calls.Edit === undefined) return <SingleRecord answer={answer} title={title} purpose={purpose} />;
  return (
    <RecordEditor
      answer={answer}
      mode="edit"
      title={title}
      purpose={purpose}
      actionsOf={(record, isChanged, reload) => <FormActions answer={answer} record={record} isChanged={isChanged} onDone={reload} />}
    />
  );
}
