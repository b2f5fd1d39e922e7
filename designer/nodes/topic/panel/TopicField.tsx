import type { FieldProps } from '@rjsf/utils';
import { call, useText } from '../../../../engine/web/index.ts';
import { texts as editLabels } from '../../../../generated/words/designer-panels/edit-labels.ts';
import { listTopics } from '../../../calls/topic-calls.ts';
import { setNodeSettings } from '../../../model/edits/flow/renamed-ports.ts';
import { NameField } from '../../../panels/inspector/settings/controls/NameField.tsx';
import { useSettingsPlace } from '../../../panels/inspector/settings/controls/settings-context.ts';
import { useLoaded } from '../../../panels/inspector/settings/controls/use-loaded.ts';
import { useDesigner } from '../../../panels/state/use-designer.ts';

const offeredTopics = () => call(listTopics);

/** A topic of the platform. With one that is known comes the schema of its payload. */
export function TopicField(props: FieldProps) {
  const designer = useDesigner();
  const textOf = useText();
  const { node } = useSettingsPlace();
  const topics = useLoaded(offeredTopics)?.items ?? [];
  const choose = (topic: string) => {
    const known = topics.find((one) => one.name === topic);
    const settings = { ...(topic && { topic }), ...(known && { schema: known.schema }) };
    designer.edit(editLabels.settings, (current) => setNodeSettings(current, node, settings), `settings.${node}.topic`);
  };
  return (
    <NameField {...props} options={topics.map((topic) => ({ value: topic.name, title: textOf(topic.title), disabled: !topic.isOffered }))} onChoose={choose} />
  );
}
